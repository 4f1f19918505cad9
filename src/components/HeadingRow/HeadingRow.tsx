import styles from './HeadingRow.module.css';

interface Props {
  /** What the section names itself by. */
  id: string;
  heading: string;
  text: string;
}

/** A section's heading on the left of the grid, with a few words on its right; one under the other where it is narrow. */
export function HeadingRow({ id, heading, text }: Props) {
  return (
    <>
      <h2 className={styles.heading} id={id}>
        {heading}
      </h2>
      <p className={styles.text}>{text}</p>
    </>
  );
}
