// Random visits of a tab: links, typing, choosing, sending, reload, back and forward. The tab is simulated; what the form shows
// and stores is decided by the functions of the form.
import { expect, test } from 'vitest';
import { type Draft, isSameDraft } from './draft';
import { subjects } from './examples';
import { empty, isEqual, type Values } from './message';
import { isDraft, openForm } from './opening';
import type { Link } from './preset';

const seed = 84;
const sequences = 2_000;
const steps = 15;

/** The subjects that links name beside each service. */
const subjectsOf: Record<string, string[]> = {
  Desks: ['A desk', 'A hall'],
  Chairs: ['A chair'],
  Lamps: ['Half the wait (Loom)'],
};
const services = Object.keys(subjectsOf);

/** Numbers from 0 to 1, the same for a seed (mulberry32). */
function startRandom(from: number) {
  let state = from;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Page {
  link: Link;
  shown: Values;
  preset: string;
  known: Draft | undefined;
}

/** A tab, and what the visitor expects of it. */
class Tab {
  pages: Page[] = [];
  index = -1;
  stored: Draft | undefined;
  /** Typed and not sent. */
  words: string[] = [];
  /** The service that the visitor chose last. */
  chosen = '';

  private random: () => number;

  constructor(random: () => number) {
    this.random = random;
  }

  get page(): Page {
    const page = this.pages[this.index];
    if (!page) throw new Error('no page');
    return page;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.random() * items.length)] as Item;
  }

  save(sending = false) {
    const { shown, preset, link } = this.page;
    const filled = { values: shown, preset };
    this.stored = isDraft(filled, link, subjects) ? { ...filled, sending } : undefined;
    this.page.known = this.stored;
  }

  open(isNew: boolean, page: Page) {
    const { link, shown, known } = page;
    const { values, preset } = openForm({ shown, known, draft: this.stored, link, isNew }, subjects);
    this.pages[this.index] = { link, shown: values, preset, known };
    this.save(this.stored?.sending);
  }

  load(isNew: boolean, link: Link, shown = empty) {
    this.open(isNew, { link, shown, preset: '', known: undefined });
  }

  follow() {
    const service = this.pick(services);
    const subject = this.pick(['', ...(subjectsOf[service] ?? [])]);
    const link = this.pick<Link>([
      { service: '', isRequested: false, subject: '' },
      { service, isRequested: false, subject: '' },
      { service, isRequested: true, subject },
    ]);
    if (link.isRequested && !this.stored?.sending) this.chosen = '';
    this.pages.splice(this.index + 1);
    this.index += 1;
    this.load(true, link);
  }

  reload() {
    const { link, shown } = this.page;
    // Some browsers restore the fields.
    this.load(false, link, this.pick([empty, shown]));
    // After a success the form opens as for the first time.
    if (!isEqual(shown, empty)) expect(this.page.shown).toEqual(shown);
  }

  go(by: 1 | -1) {
    if (!this.pages[this.index + by]) return;
    this.index += by;
    const isCached = this.random() < 0.5;
    if (!isCached) this.load(false, this.page.link);
    else if (!isSameDraft(this.stored, this.page.known)) this.open(false, this.page);
  }

  type() {
    const word = `w${this.random()}`;
    this.words.push(word);
    const { shown } = this.page;
    this.page.shown = { ...shown, message: `${shown.message}${word} ` };
    this.save();
  }

  removeSubject() {
    const { shown } = this.page;
    this.page.shown = { ...shown, message: shown.message.replace(/^About: .*\n\n/, '') };
    this.save();
  }

  choose() {
    const service = this.pick(services);
    if (service === this.page.shown.service) return;
    this.chosen = service;
    this.page.shown = { ...this.page.shown, service };
    this.page.preset = '';
    this.save();
  }

  send() {
    const { shown } = this.page;
    if (!shown.service || this.words.length === 0) return;
    const outcome = this.pick(['sent', 'refused', 'unconfirmed']);
    this.page.preset = '';
    // Whoever sends a message has accepted its service.
    this.chosen = outcome === 'sent' ? '' : shown.service;
    if (outcome === 'sent') {
      this.page.shown = empty;
      this.words = [];
    }
    this.save(outcome === 'unconfirmed');
  }

  check() {
    const { shown, preset } = this.page;
    expect(shown.message.match(/\bw0\S+/g) ?? []).toEqual(this.words);
    if (this.chosen) expect(shown.service).toBe(this.chosen);
    const written = shown.message.match(/^About: .*/gm) ?? [];
    expect(written.length).toBeLessThan(2);
    const subject = written[0]?.slice('About: '.length);
    if (preset && subject) expect(subjectsOf[preset]).toContain(subject);
  }
}

test(`${sequences} random visits with the seed ${seed} end without a contradiction, a loss or a double`, () => {
  const random = startRandom(seed);
  for (let sequence = 0; sequence < sequences; sequence++) {
    const tab = new Tab(random);
    tab.follow();
    const done: string[] = [];
    const actions = {
      follow: () => tab.follow(),
      reload: () => tab.reload(),
      back: () => tab.go(-1),
      forward: () => tab.go(1),
      type: () => tab.type(),
      choose: () => tab.choose(),
      'remove the subject': () => tab.removeSubject(),
      send: () => tab.send(),
    };
    for (let step = 0; step < steps; step++) {
      const [name, act] = tab.pick(Object.entries(actions));
      done.push(name);
      try {
        act();
        tab.check();
      } catch (fault) {
        throw new Error(`visit ${sequence}: ${done.join(', ')}`, { cause: fault });
      }
    }
  }
});
