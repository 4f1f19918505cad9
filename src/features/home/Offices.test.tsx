import { expect, test } from 'vitest';
import type { Office } from '@/content/offices';
import { texts } from '../../../tests/support/parts.ts';
import { renderPart } from '../../../tests/support/renderPart.ts';
import { Offices } from './Offices';

test('offices are listed from west to east', () => {
  const office = (city: string, longitude: number) =>
    ({ id: city, city, country: '', address: [], timeZone: 'UTC', latitude: 0, longitude }) as unknown as Office;
  const offices = [office('Berlin', 13), office('Sydney', 150), office('Lagos', 3), office('Lima', -77)];
  const section = renderPart(<Offices heading="Where we are" map="A map" offices={offices} />);
  expect(texts(section, 'h3')).toEqual(['Lima', 'Lagos', 'Berlin', 'Sydney']);
});
