// @vitest-environment happy-dom
import * as client from '@emailjs/browser';
import { act, cleanup, fireEvent, render, renderHook } from '@testing-library/react';
import type { SubmitEvent } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requiredChild } from '@/lib/dom';
import { formatNumber } from '@/lib/text';
import { words as contentWords } from '../../../tests/support/content';
import { ContactForm } from './ContactForm';
import { readDraft, writeDraft } from './draft';
import { fillForm, readForm } from './fields';
import { empty, limits } from './message';
import { useContactForm } from './useContactForm';

// Files share what they import, so this one alone may import the client.
vi.mock('@emailjs/browser', () => ({ init: vi.fn(), send: vi.fn() }));

const services = [{ id: 'it', title: 'IT Consulting' }];
const provider = { serviceId: 'service', templateId: 'template', publicKey: 'key', origin: undefined };
const values = { name: 'Ada', email: 'a@b.c', service: 'IT Consulting', message: 'Hello' };

beforeEach(() => {
  document.documentElement.lang = 'en';
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** A page with the form, and what a visitor does there. */
function open(settings: { provider?: typeof provider; address?: string } = { provider }) {
  history.replaceState(null, '', settings.address ?? '/contact');
  document.body.innerHTML = `<form><input name="name"><input name="email"><select name="service"><option value="">
    <option>IT Consulting</select><textarea name="message"></textarea><input name="website"><button type="submit"></form>`;
  const form = document.querySelector('form') ?? expect.fail('no form');
  const { result } = renderHook(() =>
    useContactForm(
      { current: form },
      { services, provider: settings.provider, timeZone: 'Asia/Kolkata', limitMs: 20_000 },
    ),
  );
  return {
    result,
    shown: () => readForm(form),
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

/** The page is shown again, as the browser kept it. */
const comeBack = () => act(() => dispatchEvent(new Event('pageshow')) && undefined);

test('what was on its way when the tab ended is restored, and may have arrived', () => {
  writeDraft({ values, sending: true });
  const { result, shown } = open();
  expect(shown()).toEqual(values);
  expect(result.current.state.notice).toBe('unconfirmed');
});

describe('a page that comes back', () => {
  test('shows what a later page of its tab has made of it, and is empty when that was sent', () => {
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

  test('keeps its text where there is no storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    const { shown, write } = open();
    write(values);
    comeBack();
    expect(shown()).toEqual(values);
  });
});

test('a service that the form chose itself is nothing typed', () => {
  const { shown, write } = open({ provider, address: '/contact?service=it' });
  const { service } = values;
  expect(shown()).toEqual({ ...empty, service });
  write({ ...empty, service, message: 'H' });
  expect(readDraft()).toBeDefined();
  write({ ...empty, service });
  expect(readDraft()).toBeUndefined();
});

describe('sending', () => {
  const answers = (...after: number[]) => {
    for (const ms of after)
      vi.mocked(client.send).mockImplementationOnce(() => new Promise((answer) => setTimeout(answer, ms)));
  };
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  /** A visitor writes and presses Send. */
  async function sendAll(settings?: Parameters<typeof open>[0]) {
    const page = open(settings);
    page.write(values);
    await page.send();
    return { ...page, status: () => page.result.current.state.status };
  }

  test('the receipt has the time at which it was sent, not answered', async () => {
    const sentAt = new Date();
    answers(5000);
    const { status } = await sendAll();
    await pass(5000);
    expect(status()).toEqual({ state: 'sent', message: values, sentAt, isEdited: false });
  });

  test('what was edited meanwhile stays, and is a draft', async () => {
    answers(5000);
    const { status, shown, write } = await sendAll();
    write({ ...values, message: 'And one more thing' });
    await pass(5000);
    expect(status().state).toBe('sent');
    expect(shown()).toEqual({ ...empty, message: 'And one more thing' });
    expect(readDraft()).toEqual({ values: shown(), sending: false });
  });

  test('no answer is a failure at 20 s, and a late success replaces it', async () => {
    answers(30_000);
    const { status, shown } = await sendAll();
    await pass(19_999);
    expect(status().state).toBe('sending');
    await pass(1);
    expect(status()).toEqual({ state: 'failed', cause: 'unconfirmed' });
    expect(shown()).toEqual(values);
    await pass(10_000);
    expect(status().state).toBe('sent');
    expect(shown()).toEqual(empty);
  });

  test('a late success does not speak for a message that was sent again', async () => {
    answers(30_000);
    vi.mocked(client.send).mockRejectedValueOnce({ status: 500, text: 'No' });
    const { status, send, shown } = await sendAll();
    await pass(20_000);
    await send();
    expect(status()).toEqual({ state: 'failed', cause: 'refused' });
    await pass(10_000);
    expect(status()).toEqual({ state: 'failed', cause: 'refused' });
    expect(shown()).toEqual(values);
  });

  test('without a mail service it fails, and says so once in the console, without the text', async () => {
    const { status } = await sendAll({});
    expect(status()).toEqual({ state: 'failed', cause: 'refused' });
    expect(console.error).toHaveBeenCalledOnce();
    for (const text of Object.values(values))
      expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain(text);
  });

  test('what throws before the request is a refusal', async () => {
    vi.spyOn(Date.prototype, 'toLocaleString').mockImplementation(() => {
      throw new RangeError('Invalid time zone specified: Asia/Kolkata');
    });
    const { status } = await sendAll();
    expect(status()).toEqual({ state: 'failed', cause: 'refused' });
  });
});

describe('the form on its page', () => {
  function show(words = contentWords.form, settings: { provider?: typeof provider } = { provider }) {
    const page = render(
      <ContactForm
        words={words}
        address="a@b.example"
        services={services}
        provider={settings.provider}
        timeZone="Asia/Kolkata"
        limitMs={20_000}
        picture={{ src: '/seedling.svg', width: 1, height: 1 }}
      />,
    );
    const form = requiredChild<HTMLFormElement>(page.container, 'form');
    return { ...page, form, control: (name: string) => requiredChild<HTMLInputElement>(form, `#${name}`) };
  }

  async function showAndSend(answer: () => Promise<client.EmailJSResponseStatus>, words = contentWords.form) {
    vi.mocked(client.send).mockImplementationOnce(answer);
    const page = show(words);
    fillForm(page.form, values);
    await act(async () => page.form.requestSubmit());
    return page;
  }
  const refuse = () => Promise.reject({ status: 500, text: 'No' });

  test('a failure takes the focus once: not from a visitor who edits the message, nor from the button that copies it', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: async () => {} } });
    const { tryAgain, copy, copied } = contentWords.form.failure;
    const page = await showAndSend(refuse);
    expect(document.activeElement).toBe(page.getByRole('button', { name: tryAgain }));

    page.control('message').focus();
    fireEvent.input(page.control('message'), { target: { value: 'X please call me' } });
    expect(document.activeElement).toBe(page.control('message'));

    const copyButton = page.getByRole('button', { name: copy });
    copyButton.focus();
    await act(async () => copyButton.click());
    expect(copyButton.textContent).toBe(copied);
    expect(document.activeElement).toBe(copyButton);
  });

  test('a failure leaves a visitor alone who has gone on writing', async () => {
    const message = () => requiredChild(document, '#message');
    const page = await showAndSend(() => {
      message().focus();
      return refuse();
    });
    page.getByText(contentWords.form.failed);
    expect(document.activeElement).toBe(message());
  });

  test('a message that was sent is told as a success, whatever the words', async () => {
    const page = await showAndSend(async () => ({ status: 200, text: 'OK' }), {
      ...contentWords.form,
      sent: 'Gesendet.',
    });
    expect(page.getByText('Gesendet.').dataset.good).toBe('true');
  });

  test('a text that is too long is told the limit of its own field', () => {
    const words = structuredClone(contentWords.form);
    for (const field of ['name', 'message'] as const) words.errors[field].tooLong = `At most {limit} in the ${field}`;
    const page = show(words, {});
    for (const field of ['name', 'message'] as const) page.control(field).value = 'x'.repeat(limits[field] + 1);
    fireEvent.submit(page.form);
    for (const field of ['name', 'message'] as const)
      page.getByText(`At most ${formatNumber(limits[field], 'en')} in the ${field}`);
  });
});
