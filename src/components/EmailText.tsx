import { Fragment } from 'react';

interface Props {
  email: string;
}

/** A mail address that breaks behind its @ first, where it is wider than its column. */
export const EmailText = ({ email }: Props) =>
  email.split(/(?<=@)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
