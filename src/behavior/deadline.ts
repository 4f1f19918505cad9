// Shows a role as closed once its last day is over, where the page was built before or stays open: what a template holds
// takes the place of the element before it.
const checkMs = 60_000;

const deadline = Date.parse(document.querySelector<HTMLElement>('[data-deadline]')?.dataset.deadline ?? '');

function check() {
  if (!(Date.now() >= deadline)) return;
  clearInterval(timer);
  for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-when-closed]')) {
    template.previousElementSibling?.remove();
    template.replaceWith(template.content);
  }
}

const timer = setInterval(check, checkMs);
document.addEventListener('visibilitychange', check);
check();
