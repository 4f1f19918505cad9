// The content of the second company is on its pages, complete and in order. The expected texts are literal: a test that
// read them with the functions of the site would repeat their errors.
import { expect, test } from 'vitest';
import { documentAt } from '../support/builtSite.ts';
import { hrefs, links, one, region, texts } from '../support/parts.ts';

const services = [
  'Störungsmelde- & Fernüberwachungszentrale',
  'Leitstellenbau',
  'Glasfasernetzplanung',
  'IT-Sicherheit für kritische Infrastrukturen',
];

test.each([
  [
    '/',
    '[data-slide] p:first-of-type',
    ['Leitstellen für Stadtwerke und Versorger', 'Fernüberwachung, die auch nachts hinsieht'],
  ],
  ['/', '[data-card] h3', services.slice(0, 3)],
  [
    '/',
    '[aria-labelledby=process] li h3',
    ['Bestandsaufnahme', 'Pflichtenheft & Kostenrahmen', 'Inbetriebnahme & Abnahme'],
  ],
  ['/', '[data-office] h3', ['Moers']],
  [
    '/',
    'details summary',
    [
      'Übernehmen Sie auch bestehende Anlagen?',
      'Wie schnell sind Sie vor Ort?',
      'Erfüllen Sie die Anforderungen an kritische Infrastrukturen?',
    ],
  ],
  [
    '/about',
    '[aria-labelledby=values] li :is(h3, p)',
    [
      'Zuverlässigkeit',
      'Wir rufen zurück, und zwar heute.',
      'Nachvollziehbarkeit',
      'Jede Änderung steht im Betriebstagebuch.',
    ],
  ],
  ['/about', '[data-enter-at] h3', ['Projektleitung', 'Netzwerktechnikerinnen']],
  ['/about', '[aria-labelledby=achievements] dt', ['Überwachte Anlagen', 'Bereitschaftsstunden', 'Mittlere Meldezeit']],
  [
    '/about',
    'main li h3',
    ['Zuverlässigkeit', 'Nachvollziehbarkeit', 'Verständliche Pflichtenhefte', 'Feste Ansprechpartner'],
  ],
  ['/services', 'main article h2', services],
  ['/contact', 'select option', ['Bitte Leistung auswählen', ...services]],
  ['/contact', '[aria-labelledby=information] h3', ['Moers']],
  [
    '/contact',
    'main ol > li > p',
    [
      'Innerhalb eines Arbeitstages antwortet ein Mensch.',
      'Wir vereinbaren ein halbstündiges Telefonat.',
      'Sie bekommen einen schriftlichen Kostenrahmen.',
    ],
  ],
  ['/career', '[aria-labelledby=offers] li h3', ['Weiterbildungsmöglichkeiten', 'Geregelte Rufbereitschaft']],
  ['/career', 'section[aria-label] dl :is(dt, dd)', ['überwachte Anlagen', '1240', 'Jahre Betriebserfahrung', '28']],
  ['/career', '[aria-labelledby=hiring] li h3', ['Bewerbung', 'Kennenlerngespräch', 'Probearbeitstag']],
  [
    '/career',
    '[aria-labelledby=roles] li :is(h3, p)',
    [
      'Fachkraft für Fernmelde- und Netzwerktechnik (m/w/d)',
      'Berufserfahrung erwünscht',
      'Moers, Vollzeit, unbefristet',
      'Leitstellentechniker (m/w/d)',
      'Berufserfahrung erwünscht',
      'Moers, Vollzeit, unbefristet',
    ],
  ],
  ['/datenschutz', 'main h2', ['Verantwortliche Stelle', 'Kontaktformular', 'Statistik', 'Ihre Rechte']],
  ['/datenschutz', 'main time', ['Zuletzt geändert am 1. Oktober 2026']],
])('%s: %s', (path, selector, expected) => {
  expect(texts(documentAt(path), selector)).toEqual(expected);
});

test('a service page has all fields of the service, and its project with the results', () => {
  const document = documentAt('/services/leitstellenbau');
  expect(texts(document, 'h1, h1 + p')).toEqual(['Leitstellenbau', 'Vom Grundriss bis zur Abnahme aus einer Hand.']);
  expect(texts(region(document, 'Leistungsumfang'), 'li h3')).toEqual([
    'Arbeitsplatzgestaltung',
    'Großbildtechnik',
    'Sprachvermittlung',
    'Notstromversorgung',
    'Umzug im Betrieb',
  ]);
  expect(texts(region(document, 'Ihr Nutzen'), 'li')).toHaveLength(4);
  expect(texts(region(document, 'Vorgehensweise'), 'li h3')).toEqual([
    'Bestandsaufnahme',
    'Pflichtenheft',
    'Werkstattprüfung',
    'Inbetriebnahme',
    'Bereitschaftsdienst',
  ]);
  const project = one(document, 'main article');
  expect(texts(project, 'h3')).toEqual(['Eine Leitstelle zieht um, ohne eine Minute auszufallen']);
  expect(texts(project, 'div > dl > div > *')).toEqual([
    '0',
    'Minuten ohne besetzten Platz. Betriebstagebuch des Versorgers.',
    '14',
    'Arbeitsplätze in sechs Nächten umgezogen. Abnahmeprotokolle.',
  ]);
  expect(texts(project, 'figcaption > *')).toEqual(['Gesine Brouwers', 'Leiterin Netzbetrieb, Stadtwerke Hinsbeck']);
});

test('a role page has all facts of the role, two ways to apply and the other open role', () => {
  const document = documentAt('/jobs/netzwerktechnik');
  expect(texts(document, 'h1 ~ dl > div > *')).toEqual([
    'Berufserfahrung',
    'Abgeschlossene Ausbildung',
    'Beschäftigungsart',
    'Vollzeit, unbefristet',
    'Standort',
    'Moers',
    'Veröffentlicht',
    '01.09.2026',
  ]);
  expect(texts(region(document, 'Verantwortlichkeiten'), 'li')).toEqual([
    'Meldewege planen, bauen und prüfen',
    'Betriebstagebücher und Anlagendokumentationen führen',
    'An der Rufbereitschaft teilnehmen',
  ]);
  expect(texts(region(document, 'Voraussetzungen'), 'li')).toHaveLength(3);
  const subject = 'Bewerbung%20als%20Fachkraft%20f%C3%BCr%20Fernmelde-%20und%20Netzwerktechnik%20(m%2Fw%2Fd)';
  const apply = `mailto:bewerbung@leitstellentechnik.example?subject=${subject}`;
  expect(hrefs(document, 'Jetzt bewerben')).toEqual([apply, apply]);
  expect(links(region(document, 'Weitere offene Stellen'))).toEqual([
    ['Leitstellentechniker (m/w/d)', '/jobs/leitstellentechnik'],
  ]);
});
