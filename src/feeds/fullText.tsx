import { renderToStaticMarkup } from 'react-dom/server';
import { Prose } from '@/components/Prose/Prose';
import type { Article } from '@/content/queries';

/** Addresses in a text that leaves the site must say which site they mean. */
export const withAbsoluteLinks = (html: string, site: string) =>
  html.replaceAll(/(href|src)="\/(?!\/)/g, `$1="${site}/`);

type Text = Pick<Article, 'subtitle' | 'blocks'>;

function FullText({ subtitle, blocks }: Text) {
  return (
    <>
      <p>{subtitle}</p>
      {blocks.map((block) =>
        block.type === 'text' ? (
          <blockquote key={block.text}>
            <p>{block.text}</p>
          </blockquote>
        ) : (
          <section key={block.description}>
            {block.heading && <h2>{block.heading}</h2>}
            <Prose text={block.description} />
          </section>
        ),
      )}
    </>
  );
}

/** The whole text of an article as plain HTML, for feed readers. */
export function articleHtml({ subtitle, blocks }: Text): string {
  const html = renderToStaticMarkup(<FullText subtitle={subtitle} blocks={blocks} />);
  return html.replaceAll(/ (?:tabindex|class)="[^"]*"|<\/?span>/g, '');
}
