import { Fragment } from 'react';

interface Props {
  email: string;
}

/** An email address that wraps after its @ if it is too wide. */
export const EmailText = ({ email }: Props) =>
  email.split(/(?<=@)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
