// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fieldsOf } from '../../../tests/support/mistakes';
import { ContactForm } from './ContactForm';
import { limits } from './message';

afterEach(cleanup);

test('a text that is too long is told the limit of its own field', () => {
  const words = { ...fieldsOf('pages/contact.yaml').form, ...fieldsOf('labels/form.yaml') };
  for (const field of ['name', 'message'] as const) words.mistakes[field].tooLong = `At most {limit} in the ${field}`;
  const { container, getByText } = render(
    <ContactForm
      words={words}
      address="a@b.example"
      services={[{ id: 'it', title: 'IT Consulting' }]}
      provider={undefined}
      timeZone="Asia/Kolkata"
      limitMs={1000}
      picture={{ src: '/seedling.svg', width: 1, height: 1 }}
    />,
  );
  for (const field of ['name', 'message'] as const) {
    const control = container.querySelector<HTMLInputElement>(`#${field}`) ?? expect.fail(`no ${field}`);
    control.value = 'x'.repeat(limits[field] + 1);
  }
  fireEvent.submit(container.querySelector('form') ?? expect.fail('no form'));
  for (const field of ['name', 'message'] as const) getByText(`At most ${limits[field]} in the ${field}`);
});
