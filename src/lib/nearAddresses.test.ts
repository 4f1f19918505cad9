import { describe, expect, test } from 'vitest';
import { nearAddresses } from './nearAddresses';

const addresses = [
  { path: '/', name: 'Home', words: ['home'] },
  { path: '/career', name: 'Careers', words: ['career', 'careers'] },
  { path: '/contact', name: 'Contact', words: ['contact'] },
  { path: '/privacy-policy', name: 'Privacy Policy', words: ['privacy', 'policy'] },
  { path: '/services/web-dev', name: 'Web Development', words: ['web', 'dev', 'development'] },
  { path: '/services/cloud-solutions', name: 'Cloud Solutions', words: ['cloud', 'solutions'] },
  ...['backend', 'react', 'angular', 'native'].map((word) => ({
    path: `/jobs/${word}-developer`,
    name: `${word} developer`,
    words: [word, 'developer', ...(word === 'backend' ? ['engineer'] : [])],
  })),
  ...['6', '7', '9', '10'].map((id) => ({ path: `/blog/${id}`, name: id, words: [id === '7' ? 'oauth2' : id] })),
];
const near = (path: string) => nearAddresses(path, addresses).map((address) => address.path);

describe('an address that does not exist', () => {
  test.each([
    ['/careers', ['/career']],
    ['/Contact', ['/contact']],
    ['/contact-us', ['/contact']],
    ['/privacy.html', ['/privacy-policy']],
    ['/home/', ['/']],
    ['/web-development', ['/services/web-dev']],
    ['/service/web-dev', ['/services/web-dev']],
    ['/jobs/backend-engineer', ['/jobs/backend-developer']],
    ['/jobs/bakend-developer', ['/jobs/backend-developer']],
    ['/articles/oauth2', ['/blog/7']],
  ])('%s leads to %j', (path, expected) => {
    expect(near(path)).toEqual(expected);
  });

  test.each([
    ['/blog/8', ['/blog/7', '/blog/9']],
    ['/blog/11', ['/blog/10']],
    ['/blog/100', []],
    ['/blog/-1', []],
    ['/jobs/8', []],
  ])('the number in %s leads to its neighbors: %j', (path, expected) => {
    expect(near(path)).toEqual(expected);
  });

  test.each(['/nowhere', '/jobs/gardener', '/jobs/python-developer', '/services/__proto__', '/%ff', '/💐', ''])(
    '%s is close to nothing',
    (path) => {
      expect(near(path)).toEqual([]);
    },
  );

  test('never leads to more than three', () => {
    const many = Array.from({ length: 9 }, (_, index) => ({ path: `/plant${index}a`, name: '', words: [] }));
    expect(nearAddresses('/plant', many)).toHaveLength(3);
  });

  test('of great length is read in no time', () => {
    expect(near(`/${'a-'.repeat(50_000)}`)).toEqual([]);
  });
});
