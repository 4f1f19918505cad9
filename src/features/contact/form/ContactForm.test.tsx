// @vitest-environment happy-dom
import * as client from '@emailjs/browser';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requiredChild } from '@/lib/dom';
import { ContactForm } from './ContactForm';
import { readDraft, writeDraft } from './draft';
import { fieldNames, fields } from './fields';
import { fillForm, honeypotName, readForm } from './formFields';
import { empty } from './message';
import { formStrings } from './strings';

// Test files share modules, so only this file may import the client.
vi.mock('@emailjs/browser', () => ({ init: vi.fn(), send: vi.fn() }));

const provider = { serviceId: 'service', templateId: 'template', publicKey: 'key', origin: undefined };
const props = {
  heading: 'Send us a message',
  address: 'a@b.example',
  phone: '+1 2',
  answer: 'We answer.',
  careers: { email: 'jobs@b.example', href: 'mailto:jobs@b.example' },
  services: [
    { id: 'it', title: 'IT Consulting', examples: ['A plan, USD 5 to 9'] },
    { id: 'web', title: 'Web Development' },
  ],
  projects: [],
  unsure: 'IT Consulting',
  timeZone: 'Asia/Kolkata',
};
const values = { name: 'Ada', email: 'a@b.c', service: 'IT Consulting', message: 'Hello' };
const { failure } = formStrings;
/** When waiting is told, when it ends, how long the live region is empty, and how long a button says that it has copied. */
const slowMs = 8_000;
const limitMs = 20_000;
const emptyMs = 100;
const confirmationMs = 2_500;
const messageLimit = 10_000;
const reasonOf = (cause: keyof typeof failure.hints) => `${failure.hints[cause]} ${failure.kept}`;

const success = { status: 200, text: 'OK' };
const refusal = { status: 500, text: 'No' };
/** The answer to the next message, which a test gives later. */
function nextAnswer() {
  const answer = Promise.withResolvers<client.EmailJSResponseStatus>();
  vi.mocked(client.send).mockReturnValueOnce(answer.promise);
  return answer;
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const writeText = vi.fn(async (_: string) => {});

beforeEach(() => {
  document.documentElement.lang = 'en';
  delete document.documentElement.dataset.counter;
  vi.useFakeTimers();
  vi.mocked(client.send).mockReset();
  writeText.mockClear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** Opens the page with the form, and returns what a visitor sees and does. */
function open({ address = '/contact', isConnected = true } = {}) {
  history.replaceState(null, '', address);
  const page = render(<ContactForm {...props} provider={isConnected ? provider : undefined} />);
  const form = requiredChild<HTMLFormElement>(page.container, 'form');
  const control = (name: string) => requiredChild<HTMLInputElement>(form, `[name=${name}]`);
  return {
    ...page,
    form,
    control,
    button: (name: string) => page.getByRole('button', { name }),
    shown: () => readForm(form),
    state: () => requiredChild(page.container, '[data-state]').dataset.state,
    announced: () => page.getByRole('status').textContent,
    write: (typed: typeof values) => {
      fillForm(form, typed);
      fireEvent.input(control('message'));
    },
    press: () => act(async () => form.requestSubmit()),
  };
}

async function openAndSend(answer: () => Promise<client.EmailJSResponseStatus>) {
  vi.mocked(client.send).mockImplementationOnce(answer);
  const page = open();
  page.write(values);
  await page.press();
  return page;
}

/** The browser restores the page from its back/forward cache. */
const comeBack = () => act(() => dispatchEvent(new Event('pageshow')) && undefined);

describe('a page restored from the back/forward cache', () => {
  test('shows the draft that a later page changed, and that a link chose its service, but keeps a text that was never stored', () => {
    const page = open();
    page.write(values);
    fillForm(page.form, { ...values, message: 'Typed since' });
    const later = { name: '', email: 'b@c.d', service: 'Web Development', message: 'Hello again' };
    writeDraft({ values: later, preset: 'Web Development', sending: false });
    comeBack();
    expect(page.shown()).toEqual({ ...later, message: 'Typed since' });
    page.getByText(formStrings.chosen('Web Development'));
    fireEvent.input(page.control('name'), { target: { value: 'Grace' } });
    expect(readDraft()?.preset).toBe('Web Development');
  });

  test('is empty if a later page sent the draft, and keeps its text without storage', () => {
    const { shown, write } = open();
    write(values);
    sessionStorage.clear();
    comeBack();
    expect(shown()).toEqual(empty);
    vi.stubGlobal('sessionStorage', undefined);
    write(values);
    comeBack();
    expect(shown()).toEqual(values);
  });
});

describe('with a service and a subject in the address', () => {
  const address = '/contact?service=it&example=1';
  const subject = 'About: A plan, USD 5 to 9\n\n';
  const preset = { ...empty, service: 'IT Consulting', message: subject };
  const openedBy = (type: string) =>
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as unknown as PerformanceEntryList);

  test('the form opens with both, which alone are no draft, and again when it is cleared', () => {
    const { shown, write, button, control } = open({ address });
    expect(shown()).toEqual(preset);
    write({ ...preset, name: 'Ada' });
    expect(readDraft()).toBeDefined();
    writeDraft({ values: { ...preset, name: 'Grace' }, preset: '', sending: false });
    comeBack();
    fireEvent.click(button(formStrings.clear));
    expect(shown()).toEqual(preset);
    expect(readDraft()).toBeUndefined();
    expect(document.activeElement).toBe(control('name'));
  });

  test('the service is described as chosen until another one is, which a draft keeps', () => {
    const { control, getByText } = open({ address });
    const hint = getByText(formStrings.chosen('IT Consulting')).parentElement;
    expect(control('service').getAttribute('aria-describedby')).toBe(hint?.id);
    fireEvent.input(control('service'), { target: { value: 'Web Development' } });
    expect(hint?.textContent).toBe(formStrings.unsure('IT Consulting'));
    expect(readDraft()?.preset).toBe('');
    cleanup();
    expect(open({ address }).shown().service).toBe('Web Development');
  });

  test('the subject is sent, and stays out of the next message; the counter is told of an inquiry', async () => {
    const fetch = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal('fetch', fetch);
    document.documentElement.dataset.counter = 'https://roots.example/count';
    vi.mocked(client.send).mockResolvedValueOnce(success);
    const { shown, write, press, button } = open({ address });
    const message = { ...values, message: `${subject}How soon could you begin?` };
    write(message);
    await press();
    expect(vi.mocked(client.send).mock.lastCall?.[2]).toMatchObject({ message: message.message });
    expect(fetch.mock.calls.map(([address]) => address)).toEqual(['https://roots.example/count?p=inquiry&e=true']);
    fireEvent.click(button(formStrings.receipt.again));
    expect(shown()).toEqual(empty);
    expect(readDraft()).toBeUndefined();
  });

  test('a link changes a draft and says so, a reload does not', async () => {
    const draft = { values: { ...values, service: 'Web Development' }, preset: 'Web Development', sending: false };
    writeDraft(draft);
    openedBy('reload');
    expect(open({ address }).shown()).toEqual(draft.values);
    cleanup();
    openedBy('navigate');
    const page = open({ address });
    expect(page.shown()).toEqual({ ...values, message: `${subject}Hello` });
    const notices = [formStrings.restored, formStrings.chosen('IT Consulting')];
    for (const notice of notices) page.getByText(notice);
    await pass(emptyMs);
    expect(page.announced()).toBe(notices.join(' '));
  });
});

describe('sending', () => {
  test('ten presses at once, and one while the receipt is shown, send once; a draft is kept until the answer', async () => {
    const answer = nextAnswer();
    const { form, write, press, state } = open();
    write(values);
    await act(async () => {
      for (let press = 0; press < 10; press++) form.requestSubmit();
    });
    // If the tab is closed now, nobody knows whether the message has arrived.
    expect(readDraft()).toEqual({ values, preset: '', sending: true });
    await act(async () => answer.resolve(success));
    expect(readDraft()).toBeUndefined();
    fillForm(form, values);
    await press();
    expect(client.send).toHaveBeenCalledOnce();
    expect(state()).toBe('sent');
  });

  test('the fields are read-only meanwhile, and so is the list, which has no such attribute', async () => {
    const answer = nextAnswer();
    const { write, press, control } = open();
    write(values);
    await press();
    const isLocked = () => {
      const service = control('service');
      const isIgnored = !fireEvent.mouseDown(service) && !fireEvent.keyDown(service, { key: 'ArrowDown' });
      const fields = ['name', 'email', 'message'].map((name) => control(name).readOnly);
      return [...fields, service.getAttribute('aria-disabled') === 'true', isIgnored];
    };
    expect(isLocked()).toEqual([true, true, true, true, true]);
    expect(fireEvent.keyDown(control('service'), { key: 'Tab' })).toBe(true);
    await act(async () => answer.reject(refusal));
    expect(isLocked()).toEqual([false, false, false, false, false]);
  });

  test('no answer within 20 s is a failure, which a late success replaces; text edited in between stays, as a draft', async () => {
    const answer = nextAnswer();
    const page = open();
    page.write(values);
    await page.press();
    await pass(limitMs - 1);
    expect(page.state()).toBe('sending');
    await pass(1);
    expect(page.state()).toBe('failed');
    page.getByText(reasonOf('unconfirmed'));
    expect(page.shown()).toEqual(values);
    page.write({ ...values, message: 'And one more thing' });
    await act(async () => answer.resolve(success));
    expect(page.state()).toBe('sent');
    expect(page.getByRole('region', { name: formStrings.receipt.heading }).textContent).toContain('Hello');
    expect(page.form.hidden).toBe(false);
    expect(page.shown()).toEqual({ ...empty, message: 'And one more thing' });
    expect(readDraft()).toEqual({ values: page.shown(), preset: '', sending: false });
  });

  test('after 8 s, and at once when the connection is lost, the form says that it waits, and sends nothing again', async () => {
    nextAnswer();
    const { write, press, queryByText, announced, state } = open();
    const { slow, offline } = formStrings.delays;
    write(values);
    await press();
    await pass(slowMs - 1);
    expect(queryByText(slow)).toBeNull();
    await pass(1);
    expect(queryByText(slow)).not.toBeNull();
    await pass(emptyMs);
    expect(announced()).toBe(slow);
    await act(async () => dispatchEvent(new Event('offline')) && undefined);
    await pass(emptyMs);
    expect(announced()).toBe(offline);
    await act(async () => dispatchEvent(new Event('online')) && undefined);
    await pass(emptyMs);
    expect(announced()).toBe(slow);
    await press();
    expect(client.send).toHaveBeenCalledOnce();
    expect(state()).toBe('sending');
  });

  test('a filled honeypot prevents the first attempt only, because a browser may have filled it', async () => {
    vi.mocked(client.send).mockResolvedValueOnce(success);
    const page = open();
    page.write(values);
    page.control(honeypotName).value = 'https://ada.example';
    await page.press();
    page.getByText(reasonOf('refused'));
    expect(client.send).not.toHaveBeenCalled();
    expect(page.shown()).toEqual(values);
    await page.press();
    expect(client.send).toHaveBeenCalledOnce();
    expect(page.state()).toBe('sent');
  });

  test.each([
    ['refused', refusal],
    ['refused', new RangeError('Invalid time zone specified')],
    ['busy', { status: 429, text: 'No' }],
    ['unconfirmed', new TypeError('Failed to fetch')],
  ] as const)(
    'a failure is explained (%s), also after the time limit, and logged without the text, which stays in the form',
    async (cause, reason) => {
      const page = await openAndSend(() => Promise.reject(reason));
      await pass(limitMs);
      page.getByText(reasonOf(cause));
      expect(page.announced()).toBe(`${formStrings.failed} ${reasonOf(cause)}`);
      expect(page.shown()).toEqual(values);
      expect(console.error).toHaveBeenCalledOnce();
      const logged = JSON.stringify(vi.mocked(console.error).mock.calls);
      for (const text of Object.values(values)) expect(logged).not.toContain(text);
    },
  );

  test('after a failure for lack of a connection, the form says when the connection is back', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const page = await openAndSend(() => Promise.reject(new TypeError('Failed to fetch')));
    page.getByText(reasonOf('offline'));
    await act(async () => dispatchEvent(new Event('online')) && undefined);
    page.getByText(reasonOf('reconnected'));
    await pass(emptyMs);
    expect(page.announced()).toBe(reasonOf('reconnected'));
  });

  test('a held Enter and a double click do not press twice, before and after a failure; a line of the message can end with Enter', async () => {
    const page = await openAndSend(() => Promise.reject(refusal));
    const held = { key: 'Enter', repeat: true };
    for (const pressed of [page.control('name'), page.button(failure.tryAgain)]) {
      expect(fireEvent.keyDown(pressed, { key: 'Enter' })).toBe(true);
      expect(fireEvent.keyDown(pressed, held)).toBe(false);
    }
    expect(fireEvent.keyDown(page.control('message'), held)).toBe(true);
    expect(fireEvent.click(page.button(failure.tryAgain), { detail: 2 })).toBe(false);
    expect(client.send).toHaveBeenCalledOnce();
  });

  test('the focus goes from a field to Send, to Try again and to the success, also from a field of the form that it replaces; a failure takes it from none', async () => {
    const [first, second, third] = [nextAnswer(), nextAnswer(), nextAnswer()];
    const page = open();
    page.write(values);
    page.control('name').focus();
    await page.press();
    expect(document.activeElement).toBe(page.button(formStrings.send));
    await act(async () => first.reject(refusal));
    expect(document.activeElement).toBe(page.button(failure.tryAgain));
    await act(async () => page.button(failure.tryAgain).click());
    expect(document.activeElement).toBe(page.button(formStrings.send));
    page.control('message').focus();
    await act(async () => second.reject(refusal));
    expect(document.activeElement).toBe(page.control('message'));
    fireEvent.input(page.control('message'), { target: { value: 'X please call me' } });
    expect(document.activeElement).toBe(page.control('message'));
    await page.press();
    page.control('message').focus();
    await act(async () => third.resolve(success));
    expect(document.activeElement).toBe(page.getByRole('heading', { name: formStrings.sent }));
    await pass(emptyMs);
    expect(page.announced()).toBe(formStrings.sent);
  });

  test('after a failure the message can be copied and mailed; one that is too long for a mail program is copied, and an empty email opens', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const page = await openAndSend(() => Promise.reject(refusal));
    const copy = page.button(failure.copy);
    copy.focus();
    await act(async () => copy.click());
    expect(writeText).toHaveBeenLastCalledWith('Hello\n\nAda\na@b.c\nIT Consulting');
    expect([document.activeElement, copy.textContent]).toEqual([copy, 'Copied']);
    await act(async () => page.button(failure.email).click());
    expect(assign).toHaveBeenLastCalledWith(
      'mailto:a@b.example?subject=IT%20Consulting&body=Hello%0A%0AAda%0Aa%40b.c%0AIT%20Consulting',
    );
    const message = 'é'.repeat(300);
    page.write({ ...values, message });
    await act(async () => page.button(failure.email).click());
    expect(assign).toHaveBeenLastCalledWith('mailto:a@b.example');
    expect(writeText).toHaveBeenLastCalledWith(`${message}\n\nAda\na@b.c\nIT Consulting`);
    expect(writeText).toHaveBeenCalledTimes(2);
  });

  test('the receipt has the whole message and the minute of sending in the language of the page, and can be copied', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    document.documentElement.lang = 'de';
    vi.setSystemTime(new Date(2026, 4, 5, 12, 0, 50));
    const answer = nextAnswer();
    const page = open();
    page.write(values);
    await page.press();
    await pass(limitMs - 1);
    await act(async () => answer.resolve(success));
    const { copy, heading } = formStrings.receipt;
    const receipt = page.getByRole('region', { name: heading });
    expect(receipt.textContent).toContain('We answer.');
    // It does not break before the zone.
    expect(page.getByText(/^5\. Mai 2026/).textContent).toMatch(/^5\. Mai 2026 um 12:00\u00a0\S+$/);
    await act(async () => page.button(copy).click());
    page.getByText('Copied');
    await pass(confirmationMs);
    page.getByText(copy);
    for (const [label, text] of [
      ['Name', 'Ada'],
      ['Email', 'a@b.c'],
      ['Service', 'IT Consulting'],
      ['Message', 'Hello'],
    ] as const) {
      expect(receipt.textContent).toContain(text);
      expect(writeText.mock.lastCall?.[0]).toContain(`${label}: ${text}`);
    }
  });
});

test('without a mail service, the form names mail and phone; every press announces the failure, and the email is the way', async () => {
  const page = open({ isConnected: false });
  const links = page.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['mailto:a@b.example', 'tel:+12', 'mailto:jobs@b.example']);
  page.write(values);
  for (let press = 1; press <= 2; press++) {
    await page.press();
    expect(page.announced()).toBe('');
    await pass(emptyMs);
    expect(page.announced()).toBe(`${formStrings.failed} ${reasonOf('notConnected')}`);
  }
  expect(document.activeElement).toBe(page.button(failure.email));
  expect(page.queryByRole('button', { name: failure.tryAgain })).toBe(null);
});

test('an example of an address describes the field, also beside an error', async () => {
  const { control, press } = open();
  const descriptions = () =>
    control('email')
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
  expect(descriptions()).toEqual(['Such as name@example.com']);
  await press();
  expect(descriptions()).toEqual(['Email is required', 'Such as name@example.com']);
});

test('from 9,000 characters on the message is described by how many are left, and above 10,000 how many too many', () => {
  const { control } = open();
  const message = control('message');
  const description = (length: number) => {
    fireEvent.input(message, { target: { value: ` ${'x'.repeat(length)} ` } });
    const id = message.getAttribute('aria-describedby');
    const hint = id ? document.getElementById(id) : null;
    expect(hint?.closest('[role=status], [aria-live]') ?? null).toBeNull();
    return hint?.textContent;
  };
  expect([8_999, 9_000, messageLimit - 1, messageLimit, messageLimit + 1, 12_000].map(description)).toEqual([
    undefined,
    '1000 characters left',
    '1 character left',
    '0 characters left',
    '1 character too many',
    '2000 characters too many',
  ]);
});

test('every field has a control with its name and label, which is required where the field is', () => {
  const { control, getByLabelText } = open();
  for (const name of fieldNames) expect(getByLabelText(fields[name].label)).toBe(control(name));
  expect(fieldNames.map((name) => [name, control(name).required])).toEqual([
    ['name', true],
    ['email', true],
    ['service', true],
    ['message', true],
  ]);
});

// By attribute: happy-dom does not collapse the spaces of a text, as browsers do.
test('the value of an option is the title of its service, also with two spaces', () => {
  const services = [{ id: 'it', title: 'IT  Consulting' }];
  const { container } = render(<ContactForm {...props} services={services} provider={provider} />);
  const options = [...container.querySelectorAll('option')].map((option) => option.getAttribute('value'));
  expect(options).toEqual(['', 'IT  Consulting']);
});

test.each([
  ['/career', true],
  ['/jobs/gardener', true],
  ['/about', false],
  ['/careers-elsewhere', false],
  ['https://elsewhere.example/career', false],
  ['', false],
])('for a visitor from "%s" the way for candidates comes first: %s', (from, isFirst) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(from && new URL(from, location.href).href);
  const page = open();
  const way = page.getByText(formStrings.job.question, { exact: false });
  const isBefore = way.compareDocumentPosition(page.form) === Node.DOCUMENT_POSITION_FOLLOWING;
  expect(isBefore).toBe(isFirst);
});

test('every error is shown, counted at each press and in the title; that of the first field is there when the field gets the focus', async () => {
  document.title = 'Contact';
  const page = open();
  const name = page.control('name');
  const onFocus: unknown[] = [];
  name.addEventListener('focus', () => {
    const id = name.getAttribute('aria-describedby');
    onFocus.push(id && document.getElementById(id)?.textContent);
  });
  const pressAndHear = async () => {
    await page.press();
    expect(page.announced()).toBe('');
    await pass(emptyMs);
    return page.announced();
  };
  expect(await pressAndHear()).toBe('4 fields need attention.');
  for (const error of ['Name is required', 'Email is required', 'Please select a service', 'Message is required'])
    page.getByText(error);
  expect(onFocus).toEqual(['Name is required']);
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(document.title).toBe('Error: Contact');
  // The same text is announced again, and no edit is.
  expect(await pressAndHear()).toBe('4 fields need attention.');
  const edit = (name: keyof typeof values, value: string) => fireEvent.input(page.control(name), { target: { value } });
  for (const name of ['name', 'email', 'service'] as const) edit(name, values[name]);
  await pass(emptyMs);
  expect(page.announced()).toBe('4 fields need attention.');
  expect(document.title).toBe('Error: Contact');
  edit('message', 'x'.repeat(messageLimit + 1));
  expect(document.title).toBe('Contact');
  expect(await pressAndHear()).toBe('1 field needs attention.');
  page.getByText('Please shorten the message to 10,000 characters, or send it by email');
  expect(client.send).not.toHaveBeenCalled();
});

test.each([
  [false, formStrings.restored],
  [true, `${formStrings.restored} ${failure.hints.unconfirmed}`],
])(
  'a restored draft is announced in a region that was there before; if it was being sent (%s), it may have arrived',
  async (sending, notice) => {
    writeDraft({ values, preset: '', sending });
    const page = open();
    expect(page.shown()).toEqual(values);
    expect(page.announced()).toBe('');
    await pass(emptyMs);
    expect(page.announced()).toBe(notice);
    expect(page.getAllByText(notice)).toHaveLength(2);
  },
);
