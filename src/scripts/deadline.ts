// Shows a role as closed after its last day, even if the page was built before or stays open: the content of each
// template replaces the element before it.
const checkMs = 60_000;

for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-deadline]')) {
  const check = () => {
    if (!(Date.now() >= Date.parse(dataset.deadline ?? ''))) return;
    clearInterval(timer);
    for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-when-closed]')) {
      template.previousElementSibling?.remove();
      template.replaceWith(template.content);
    }
  };
  const timer = setInterval(check, checkMs);
  document.addEventListener('visibilitychange', check);
  check();
}
