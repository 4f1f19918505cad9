// @vitest-environment happy-dom
import * as client from '@emailjs/browser';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { SubmitEvent } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readDraft, writeDraft } from './draft';
import { fillForm, readForm } from './fields';
import { empty } from './message';
import { useContactForm } from './useContactForm';

vi.mock('@emailjs/browser', () => ({ init: vi.fn(), send: vi.fn() }));

const services = [{ id: 'it', title: 'IT Consulting' }];
const provider = { serviceId: 'service', templateId: 'template', publicKey: 'key' };
const values = { name: 'Ada', email: 'a@b.c', service: 'IT Consulting', message: 'Hello' };

beforeEach(() => {
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
    useContactForm({
      form: { current: form },
      services,
      provider: settings.provider,
      timeZone: 'Asia/Kolkata',
      limitMs: 20_000,
    }),
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
  expect(result.current.notice).toBe('unconfirmed');
});

describe('a page that comes back', () => {
  test('is empty when a later page of its tab has sent the message', () => {
    const { shown, write } = open();
    write(values);
    sessionStorage.clear();
    comeBack();
    expect(shown()).toEqual(empty);
  });

  test('shows what a later page of its tab has made of it', () => {
    const { shown, write } = open();
    write(values);
    writeDraft({ values: { ...values, name: '', message: 'Hello again' }, sending: false });
    comeBack();
    expect(shown()).toEqual({ ...values, name: '', message: 'Hello again' });
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
    return { ...page, status: () => page.result.current.status };
  }

  test('the receipt has the time at which it was sent, not answered', async () => {
    const sentAt = new Date();
    answers(5000);
    const { status } = await sendAll();
    await pass(5000);
    expect(status()).toEqual({ state: 'sent', receipt: { values, sentAt } });
  });

  test('the word of success goes when the next message has mistakes', async () => {
    answers(0);
    const { result, status, send } = await sendAll();
    await pass(0);
    expect(status().state).toBe('sent');
    await send();
    expect(result.current.mistakes).toMatchObject({ name: 'missing' });
    expect(status().state).toBe('idle');
  });

  test('a late success replaces the failure', async () => {
    answers(30_000);
    const { status, shown } = await sendAll();
    await pass(20_000);
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
});
