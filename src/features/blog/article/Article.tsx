import type { ReactNode } from 'react';
import './Article.css';

/** What reader modes take as the article. */
export const Article = ({ children }: { children?: ReactNode }) => <article>{children}</article>;
