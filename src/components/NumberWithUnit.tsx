/** A number and what follows it, which `.numeral` shows in small letters: 40 min. */
export function NumberWithUnit({ text }: { text: string }) {
  const [number, ...unit] = text.split(' ');
  return (
    <>
      {number}
      {unit.length > 0 && <small> {unit.join(' ')}</small>}
    </>
  );
}
