import type { ReactNode } from 'react';
import styles from './ProjectBlocks.module.css';

/** What a project tells in blocks, below its story. */
export const ProjectBlocks = ({ children }: { children?: ReactNode }) => (
  <div className={styles.blocks}>{children}</div>
);
