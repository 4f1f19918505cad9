// On a not-found page: links to pages with a similar address. Their list is only fetched here.
import { type Address, nearAddresses } from '@/lib/nearAddresses';

const template = document.querySelector<HTMLTemplateElement>('[data-suggestions]');
const answer = template && (await fetch('/addresses.json').catch(() => undefined));

if (template && answer?.ok) {
  const addresses: Address[] = await answer.json();
  const found = nearAddresses(location.pathname, addresses);
  const part = document.importNode(template.content, true);
  const list = part.querySelector('ul');
  for (const { path, name } of found) {
    const link = document.createElement('a');
    link.href = path;
    link.textContent = name;
    list?.appendChild(document.createElement('li')).append(link);
  }
  if (found.length > 0) template.replaceWith(part);
}
