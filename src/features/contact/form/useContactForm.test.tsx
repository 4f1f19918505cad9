// @vitest-environment happy-dom
import * as client from '@emailjs/browser';
import { act, cleanup, fireEvent, render, renderHook } from '@testing-library/react';
import type { SubmitEvent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requiredChild } from '@/lib/dom';
import { ContactForm } from './ContactForm';
import { readDraft, writeDraft } from './draft';
import { fillForm, honeypotName, readForm } from './fields';
import { asMail, empty, limits } from './message';
import { formStrings } from './strings';
import { useContactForm } from './useContactForm';

// Test files share modules, so only this file may import the client.
vi.mock('@emailjs/browser', () => ({ init: vi.fn(), send: vi.fn() }));

const services = [{ id: 'it', title: 'IT Consulting', examples: ['A plan, USD 5 to 9'] }];
const subject = 'About: A plan, USD 5 to 9\n\n';
const provider = { serviceId: 'service', templateId: 'template', publicKey: 'key', origin: undefined };
const props = {
  heading: 'Send us a message',
  address: 'a@b.example',
  phone: '+1 2',
  answer: 'We answer.',
  careers: { email: 'jobs@b.example', href: 'mailto:jobs@b.example' },
  services,
  projects: [],
  unsure: 'IT Consulting',
  provider,
  timeZone: 'Asia/Kolkata',
};
const values = { name: 'Ada', email: 'a@b.c', service: 'IT Consulting', message: 'Hello' };

beforeEach(() => {
  document.documentElement.lang = 'en';
  delete document.documentElement.dataset.counter;
  vi.useFakeTimers();
  vi.mocked(client.send).mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** Renders the hook with a form, and returns actions of a visitor. */
function open(settings: { provider?: typeof provider; address?: string } = { provider }) {
  history.replaceState(null, '', settings.address ?? '/contact');
  document.body.innerHTML = renderToStaticMarkup(<ContactForm {...props} />);
  const form = document.querySelector('form') ?? expect.fail('no form');
  const { result } = renderHook(() =>
    useContactForm(
      { current: form },
      { services, projects: [], provider: settings.provider, timeZone: 'Asia/Kolkata' },
    ),
  );
  return {
    result,
    shown: () => readForm(form),
    fillHoneypot: () => {
      requiredChild<HTMLInputElement>(form, `[name=${honeypotName}]`).value = 'https://ada.example';
    },
    write: (typed: typeof values) => {
      fillForm(form, typed);
      act(() => result.current.edit('message'));
    },
    send: () =>
      act(async () =>
        result.current.submit({ preventDefault() {}, currentTarget: form } as SubmitEvent<HTMLFormElement>),
      ),
  };
}

/** The browser restores the page from its back/forward cache. */
const comeBack = () => act(() => dispatchEvent(new Event('pageshow')) && undefined);

describe('a page restored from the back/forward cache', () => {
  test('shows the draft that a later page of the tab changed, and is empty if that page sent it', () => {
    const { shown, write } = open();
    write(values);
    const later = { ...values, name: '', message: 'Hello again' };
    writeDraft({ values: later, sending: false });
    comeBack();
    expect(shown()).toEqual(later);
    sessionStorage.clear();
    comeBack();
    expect(shown()).toEqual(empty);
  });

  test('keeps a text that was never stored', () => {
    const { shown, write } = open();
    write(values);
    fillForm(document.querySelector('form'), { ...values, message: 'Typed since' });
    writeDraft({ values: { ...values, name: 'Grace', message: 'Hello again' }, sending: false });
    comeBack();
    expect(shown()).toEqual({ ...values, name: 'Grace', message: 'Typed since' });
  });

  test('keeps its text without storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    const { shown, write } = open();
    write(values);
    comeBack();
    expect(shown()).toEqual(values);
  });
});

describe('with a service and a subject in the address', () => {
  const address = '/contact?service=it&example=1';
  const preset = { ...empty, service: 'IT Consulting', message: subject };
  const openedBy = (type: string) =>
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as unknown as PerformanceEntryList);

  test('the form opens with both, which alone are no draft', () => {
    const { shown, write } = open({ provider, address });
    expect(shown()).toEqual(preset);
    write({ ...preset, message: `${subject}H` });
    expect(readDraft()).toBeDefined();
    write(preset);
    expect(readDraft()).toBeUndefined();
  });

  test('the subject is sent, and stays out of the next message; the counter is told of an inquiry', async () => {
    const fetch = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal('fetch', fetch);
    document.documentElement.dataset.counter = 'https://roots.example/count';
    vi.mocked(client.send).mockResolvedValueOnce({ status: 200, text: 'OK' });
    const { result, shown, write, send } = open({ provider, address });
    const message = { ...values, message: `${subject}How soon could you begin?` };
    write(message);
    await send();
    expect(vi.mocked(client.send).mock.lastCall?.[2]).toMatchObject({ message: message.message });
    expect(fetch.mock.calls.map(([address]) => address)).toEqual(['https://roots.example/count?p=inquiry&e=true']);
    act(() => result.current.restart());
    expect(shown()).toEqual(empty);
    expect(readDraft()).toBeUndefined();
  });

  test('a link puts it before a draft; a reload leaves the draft as it is, unless there is no message', () => {
    writeDraft({ values, sending: false });
    openedBy('reload');
    expect(open({ provider, address }).shown().message).toBe('Hello');
    cleanup();
    openedBy('navigate');
    expect(open({ provider, address }).shown().message).toBe(`${subject}Hello`);
    cleanup();
    writeDraft({ values: { ...values, message: '' }, sending: false });
    openedBy('reload');
    expect(open({ provider, address }).shown().message).toBe(subject);
  });

  test('both stay when the form is cleared, and when the page comes back after its draft was sent', () => {
    const { result, shown, write } = open({ provider, address });
    write({ ...preset, name: 'Ada' });
    act(() => result.current.clear());
    expect(shown()).toEqual(preset);
    write({ ...preset, name: 'Ada' });
    sessionStorage.clear();
    comeBack();
    expect(shown()).toEqual(preset);
  });
});

describe('sending', () => {
  const answers = (...after: number[]) => {
    for (const ms of after)
      vi.mocked(client.send).mockImplementationOnce(() => new Promise((answer) => setTimeout(answer, ms)));
  };
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  async function sendAll(settings?: Parameters<typeof open>[0]) {
    const page = open(settings);
    page.write(values);
    await page.send();
    return { ...page, status: () => page.result.current.state.status };
  }

  test('a draft is kept until the answer, and the receipt has the time of sending', async () => {
    const sentAt = new Date();
    answers(5000);
    const { status } = await sendAll();
    // If the tab is closed now, nobody knows whether the message has arrived.
    expect(readDraft()).toEqual({ values, sending: true });
    await pass(5000);
    expect(status()).toEqual({ state: 'sent', message: values, sentAt, isEdited: false });
    expect(readDraft()).toBeUndefined();
  });

  test('no answer within 20 s is a failure, which a late success replaces; text edited in between stays, as a draft', async () => {
    const sentAt = new Date();
    answers(30_000);
    const { status, shown, write } = await sendAll();
    await pass(19_999);
    expect(status().state).toBe('sending');
    await pass(1);
    expect(status()).toEqual({ state: 'failed', cause: 'unconfirmed' });
    expect(shown()).toEqual(values);
    write({ ...values, message: 'And one more thing' });
    await pass(10_000);
    expect(status()).toEqual({ state: 'sent', message: values, sentAt, isEdited: true });
    expect(shown()).toEqual({ ...empty, message: 'And one more thing' });
    expect(readDraft()).toEqual({ values: shown(), sending: false });
  });

  test('no attempt starts while a receipt is shown', async () => {
    answers(1000);
    const { status, send, write } = await sendAll();
    await pass(1000);
    write(values);
    await send();
    expect(client.send).toHaveBeenCalledOnce();
    expect(status().state).toBe('sent');
  });

  test('a filled honeypot prevents the first attempt only, because a browser may have filled it', async () => {
    const page = open();
    page.write(values);
    page.fillHoneypot();
    await page.send();
    expect(page.result.current.state.status).toEqual({ state: 'failed', cause: 'refused' });
    expect(client.send).not.toHaveBeenCalled();
    expect(page.shown()).toEqual(values);
    answers(1000);
    await page.send();
    await pass(1000);
    expect(client.send).toHaveBeenCalledOnce();
    expect(page.result.current.state.status.state).toBe('sent');
  });

  test('an error thrown before the request is a refusal', async () => {
    vi.spyOn(Date.prototype, 'toLocaleString').mockImplementation(() => {
      throw new RangeError('Invalid time zone specified: Asia/Kolkata');
    });
    const { status } = await sendAll();
    expect(status()).toEqual({ state: 'failed', cause: 'refused' });
  });
});

describe('the form on its page', () => {
  function show(settings: { provider?: typeof provider } = { provider }) {
    const page = render(<ContactForm {...props} provider={settings.provider} />);
    const form = requiredChild<HTMLFormElement>(page.container, 'form');
    return { ...page, form, control: (name: string) => requiredChild<HTMLInputElement>(form, `#${name}`) };
  }

  async function showAndSend(answer: () => Promise<client.EmailJSResponseStatus>) {
    vi.mocked(client.send).mockImplementationOnce(answer);
    const page = show();
    fillForm(page.form, values);
    await act(async () => page.form.requestSubmit());
    return page;
  }
  const refuse = () => Promise.reject({ status: 500, text: 'No' });

  test.each([
    ['refused', { status: 500, text: 'No' }],
    ['busy', { status: 429, text: 'No' }],
    ['unconfirmed', new TypeError('Failed to fetch')],
  ] as const)(
    'a failure is explained (%s) and logged without the text, which stays in the form',
    async (cause, reason) => {
      const page = await showAndSend(() => Promise.reject(reason));
      const { hints, kept } = formStrings.failure;
      page.getByText(`${hints[cause]} ${kept}`);
      expect(readForm(page.form)).toEqual(values);
      expect(console.error).toHaveBeenCalledOnce();
      const logged = JSON.stringify(vi.mocked(console.error).mock.calls);
      for (const text of Object.values(values)) expect(logged).not.toContain(text);
    },
  );

  test('ten presses at once send once', async () => {
    vi.mocked(client.send).mockResolvedValue({ status: 200, text: 'OK' });
    const page = show();
    fillForm(page.form, values);
    await act(async () => {
      for (let press = 0; press < 10; press++) page.form.requestSubmit();
    });
    expect(client.send).toHaveBeenCalledOnce();
  });

  test('a held Enter and a double click do not press twice, before and after a failure; a line of the message can end with Enter', async () => {
    const page = await showAndSend(refuse);
    const held = { key: 'Enter', repeat: true };
    const tryAgain = page.getByRole('button', { name: formStrings.failure.tryAgain });
    for (const pressed of [page.control('name'), tryAgain]) {
      expect(fireEvent.keyDown(pressed, { key: 'Enter' })).toBe(true);
      expect(fireEvent.keyDown(pressed, held)).toBe(false);
    }
    expect(fireEvent.keyDown(page.control('message'), held)).toBe(true);
    expect(fireEvent.click(tryAgain, { detail: 2 })).toBe(false);
    expect(client.send).toHaveBeenCalledOnce();
  });

  test('the focus goes from the field to Send, to Try Again, to Send and to the success', async () => {
    const { promise: first, reject } = Promise.withResolvers<client.EmailJSResponseStatus>();
    const { promise: second, resolve } = Promise.withResolvers<client.EmailJSResponseStatus>();
    vi.mocked(client.send).mockReturnValueOnce(first).mockReturnValueOnce(second);
    const page = show();
    const button = (name: string) => page.getByRole('button', { name });
    fillForm(page.form, values);
    page.control('name').focus();
    await act(async () => page.form.requestSubmit());
    expect(document.activeElement).toBe(button(formStrings.send));
    await act(async () => reject({ status: 500, text: 'No' }));
    expect(document.activeElement).toBe(button(formStrings.failure.tryAgain));
    await act(async () => button(formStrings.failure.tryAgain).click());
    expect(document.activeElement).toBe(button(formStrings.send));
    await act(async () => resolve({ status: 200, text: 'OK' }));
    expect(document.activeElement).toBe(page.getByRole('heading', { name: formStrings.sent }));
  });

  test('a failure takes the focus not while the visitor edits the message, nor from the button that copies it whole', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    const { copy } = formStrings.failure;
    const page = await showAndSend(refuse);
    page.control('message').focus();
    fireEvent.input(page.control('message'), { target: { value: 'X please call me' } });
    expect(document.activeElement).toBe(page.control('message'));

    const copyButton = page.getByRole('button', { name: copy });
    copyButton.focus();
    await act(async () => copyButton.click());
    expect(copyButton.textContent).toBe('Copied');
    expect(writeText).toHaveBeenCalledExactlyOnceWith('X please call me\n\nAda\na@b.c\nIT Consulting');
    expect(document.activeElement).toBe(copyButton);
  });

  test('a failure does not take the focus from a field, and is announced with its reason', async () => {
    const page = await showAndSend(() => {
      requiredChild(document, '#message').focus();
      return refuse();
    });
    expect(document.activeElement).toBe(page.control('message'));
    const { hints, kept } = formStrings.failure;
    const reason = `${hints.refused} ${kept}`;
    page.getByText(reason);
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(page.getByRole('status').textContent).toBe(`${formStrings.failed} ${reason}`);
  });

  test('after a failure for lack of a connection, the form says when the connection is back', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const page = await showAndSend(() => Promise.reject(new TypeError('Failed to fetch')));
    page.getByText(/^You seem to be offline\./);
    await act(async () => dispatchEvent(new Event('online')) && undefined);
    page.getByText(/^The connection is back\./);
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(page.getByRole('status').textContent).toMatch(/^The connection is back\./);
  });

  test('without a mail service, the form names mail and phone, and after Send the email is the way', async () => {
    const page = show({});
    const links = page.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['mailto:a@b.example', 'tel:+12', 'mailto:jobs@b.example']);
    fillForm(page.form, values);
    await act(async () => page.form.requestSubmit());
    const email = page.getByRole('button', { name: 'Send by email instead' });
    expect(document.activeElement).toBe(email);
    expect(page.queryByRole('button', { name: 'Try again' })).toBe(null);
    page.getByText(/^Your message has not reached us, because this form cannot send messages yet\./);
  });

  test('without a mail service, every press announces the failure again', async () => {
    const page = show({});
    fillForm(page.form, values);
    for (let press = 1; press <= 2; press++) {
      fireEvent.submit(page.form);
      expect(page.getByRole('status').textContent).toBe('');
      await act(() => vi.advanceTimersByTimeAsync(100));
      expect(page.getByRole('status').textContent).toContain(formStrings.failed);
    }
  });

  test('the service is described by its hint', () => {
    const id = show().control('service').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toBe(
      'Not sure? Choose IT Consulting, and we will tell you which service fits.',
    );
  });

  test.each([
    ['/about', [formStrings.send, formStrings.job.question]],
    ['/career', [formStrings.job.question, formStrings.send]],
  ])('for a visitor from %s the order is %j', (from, order) => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(new URL(from, location.href).href);
    const { textContent } = show().container;
    const position = (text: string) => textContent.indexOf(text);
    expect(order.map(position)).not.toContain(-1);
    expect(order.toSorted((one, other) => position(one) - position(other))).toEqual(order);
  });

  test('every error is shown, and that of the first field is in the page when the field gets the focus', () => {
    const page = show();
    const name = page.control('name');
    const onFocus: unknown[] = [];
    name.addEventListener('focus', () => {
      const id = name.getAttribute('aria-describedby');
      onFocus.push(id && document.getElementById(id)?.textContent);
    });
    act(() => page.form.requestSubmit());
    const { errors } = formStrings;
    for (const { missing } of [errors.name, errors.email, errors.service, errors.message]) page.getByText(missing);
    expect(onFocus).toEqual([errors.name.missing]);
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(client.send).not.toHaveBeenCalled();
  });

  test('every press announces how many fields need attention, also if the text is the same; edits announce nothing', async () => {
    const page = show();
    const region = page.getByRole('status');
    const press = async () => {
      fireEvent.submit(page.form);
      expect(region.textContent).toBe('');
      await act(() => vi.advanceTimersByTimeAsync(100));
    };
    await press();
    expect(region.textContent).toBe('4 fields need attention.');
    await press();
    expect(region.textContent).toBe('4 fields need attention.');
    for (const name of ['name', 'service', 'message'] as const)
      fireEvent.input(page.control(name), { target: { value: values[name] } });
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(region.textContent).toBe('4 fields need attention.');
    await press();
    expect(region.textContent).toBe('1 field needs attention.');
  });

  test('the title of the page says that there are errors until the last one is corrected', () => {
    document.title = 'Contact';
    const page = show();
    fireEvent.submit(page.form);
    expect(document.title).toBe('Error: Contact');
    for (const name of ['name', 'email', 'service'] as const)
      fireEvent.input(page.control(name), { target: { value: values[name] } });
    expect(document.title).toBe('Error: Contact');
    fireEvent.input(page.control('message'), { target: { value: values.message } });
    expect(document.title).toBe('Contact');
  });

  test('a restored draft is announced in a region that was there before', async () => {
    writeDraft({ values, sending: false });
    const page = show();
    const region = page.getByRole('status');
    expect(region.textContent).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(region.textContent).toBe('We restored what you typed.');
  });

  test('a restored draft that was being sent may have arrived, which the form says', () => {
    writeDraft({ values, sending: true });
    show().getByText(/^We restored what you typed\. .*your message may have arrived/);
  });

  test('a refusal is still one after the time limit', async () => {
    const page = await showAndSend(refuse);
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    page.getByText(new RegExp(`^${formStrings.failure.hints.refused}`));
  });

  test('after a failure the message can be mailed; one that is too long for a mail program is copied, and an empty email opens', async () => {
    const writeText = vi.fn(async (_: string) => {});
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const page = await showAndSend(refuse);
    const email = page.getByRole('button', { name: formStrings.failure.email });
    await act(async () => email.click());
    expect(assign).toHaveBeenLastCalledWith(asMail('a@b.example', values));
    expect(writeText).not.toHaveBeenCalled();
    const message = 'x'.repeat(2000);
    fillForm(page.form, { ...values, message });
    await act(async () => email.click());
    expect(assign).toHaveBeenLastCalledWith('mailto:a@b.example');
    expect(writeText).toHaveBeenCalledExactlyOnceWith(`${message}\n\nAda\na@b.c\nIT Consulting`);
  });

  test('a success is announced, and its heading takes the focus from a field of the form that it replaces', async () => {
    const page = await showAndSend(async () => {
      requiredChild(document, '#message').focus();
      return { status: 200, text: 'OK' };
    });
    const heading = page.getByRole('heading', { name: 'Message sent successfully!' });
    expect(heading.dataset.state).toBe('sent');
    expect(page.getByRole('region', { name: formStrings.receipt.heading }).textContent).toContain('We answer.');
    expect(document.activeElement).toBe(heading);
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(page.getByRole('status').textContent).toBe('Message sent successfully!');
  });

  test('the receipt has the whole message, and can be copied', async () => {
    const writeText = vi.fn(async (_: string) => {});
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    const page = await showAndSend(async () => ({ status: 200, text: 'OK' }));
    const { copy, heading } = formStrings.receipt;
    const receipt = page.getByRole('region', { name: heading });
    await act(async () => page.getByRole('button', { name: copy }).click());
    page.getByText('Copied');
    await act(() => vi.advanceTimersByTimeAsync(2500));
    page.getByText(copy);
    for (const [name, label] of Object.entries(formStrings.fields)) {
      const text = values[name as keyof typeof values];
      expect(receipt.textContent).toContain(text);
      expect(writeText.mock.lastCall?.[0]).toContain(`${label}: ${text}`);
    }
  });

  test('the time on the receipt is in the language of the page, without seconds, and does not break before its zone', async () => {
    document.documentElement.lang = 'de';
    vi.setSystemTime(new Date(2026, 4, 5, 12));
    const page = await showAndSend(async () => ({ status: 200, text: 'OK' }));
    expect(page.getByText(/^5\. Mai 2026/).textContent).toMatch(/^5\. Mai 2026 um 12:00\u00a0\S+$/);
  });

  test('the error of a message that is too long names the limit', () => {
    const page = show({});
    page.control('message').value = 'x'.repeat(limits.message + 1);
    fireEvent.submit(page.form);
    page.getByText(
      `Please shorten the message to ${limits.message.toLocaleString('en')} characters, or send it by email`,
    );
  });
});
