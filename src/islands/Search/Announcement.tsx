import { useEffect, useState } from 'react';

/** How long a text must stay the same, in milliseconds, so that screen readers do not speak at each key. */
const pause = 700;

interface Props {
  text: string;
}

/** Announces a text to screen readers once it no longer changes. */
export function Announcement({ text }: Props) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  );
}
