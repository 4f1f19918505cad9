// On a not-found page: links to pages with a similar address. The search is only loaded here.
import { loadScript } from '@/search/load';
import { isNumbered, neighbors, suggestions } from '@/search/suggestions';

const template = document.querySelector<HTMLTemplateElement>('[data-suggestions]');

async function suggested() {
  const { loadRows, loadSearch } = await loadScript();
  const { pathname } = location;
  if (!isNumbered(pathname)) return suggestions(pathname, await loadSearch());
  return neighbors(
    pathname,
    (await loadRows()).map(([, title, , path]) => ({ title, path })),
  );
}

if (template) {
  const found = await suggested().catch(() => []);
  const part = document.importNode(template.content, true);
  const list = part.querySelector('ul');
  for (const { path, title } of found) {
    const link = document.createElement('a');
    link.href = path;
    link.textContent = title;
    list?.appendChild(document.createElement('li')).append(link);
  }
  if (found.length > 0) template.replaceWith(part);
}
