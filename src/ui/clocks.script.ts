import { whenSeen } from '@/lib/whenSeen';

// Shows the time of each office, in the language of the page. Updated with the minute while the page is visible.
const clocks = document.querySelectorAll<HTMLElement>('[data-time-zone]');
const offices = clocks[0]?.closest('section');
let timer: ReturnType<typeof setTimeout> | undefined;

function showTime() {
  const now = new Date();
  for (const clock of clocks) {
    const { timeZone = 'UTC', timeZoneLabel = '' } = clock.dataset;
    const time = new Intl.DateTimeFormat(document.documentElement.lang, { timeStyle: 'short', timeZone }).format(now);
    clock.textContent = `${time} ${timeZoneLabel}`;
  }
}

function run() {
  clearTimeout(timer);
  if (document.hidden) return;
  showTime();
  timer = setTimeout(run, 60_000 - (Date.now() % 60_000));
}

// The first time format of a page keeps the browser busy for long.
if (offices)
  whenSeen(offices, 0, () => {
    document.addEventListener('visibilitychange', run);
    run();
  });
