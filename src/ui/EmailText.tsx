import { Fragment } from 'react';

interface Props {
  email: string;
}

/** An email address that wraps after its @ if it is too wide. Chromium would name it with a space there. */
export const EmailText = ({ email }: Props) =>
  email.split(/(?<=@)/).map((part, index) => (
    <Fragment key={part}>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: it has no focus */}
      {index > 0 && <wbr aria-hidden="true" />}
      {part}
    </Fragment>
  ));
