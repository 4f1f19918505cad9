// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { readDraft } from './draft';

afterEach(() => sessionStorage.clear());

test.each(['', '{', 'null', '7', '{}', '{"values":null}', '{"values":{"name":"Ada"}}'])(
  'the spoiled entry %j is none',
  (spoiled) => {
    sessionStorage.setItem('contact-draft', spoiled);
    expect(readDraft()).toBeUndefined();
  },
);
