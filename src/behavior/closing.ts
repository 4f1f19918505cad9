// How many days are left to apply for a role. When none is, because a page stayed open or was built before, it says so in place
// of what is over.
const dayMs = 86_400_000;
const soonDays = 7;

const left = document.querySelector<HTMLTemplateElement>('[data-closes]');
const fact = left?.content.firstElementChild;
const value = fact?.querySelector('dd');

if (left && fact && value) {
  const { closes = '', days = '', lastDay = '' } = left.dataset;
  left.after(fact);

  const close = () => {
    clearInterval(timer);
    fact.remove();
    for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-closed]')) {
      template.previousElementSibling?.remove();
      template.replaceWith(template.content);
    }
    document.querySelector('div[data-check]')?.remove();
    for (const label of document.querySelectorAll('[data-requirements] label')) {
      label.querySelector('input')?.remove();
      label.replaceWith(...label.childNodes);
    }
  };
  const tell = () => {
    const count = Math.ceil((Date.parse(closes) - Date.now()) / dayMs);
    value.textContent = count > 1 ? days.replace('{days}', String(count)) : lastDay;
    value.toggleAttribute('data-soon', count <= soonDays);
    if (count <= 0) close();
  };
  const timer = setInterval(tell, 60_000);
  document.addEventListener('visibilitychange', tell);
  tell();
}
