import { expect, test } from 'vitest';
import { checkSvg } from './checkSvg';

const svg = (content: string, attributes = 'viewBox="0 0 4 3"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;
const check = (text: string) => checkSvg('content/pictures/plan.svg', text);

test.each([
  ['width="40" height="30px" viewBox="0 0 4 3"', { width: 40, height: 30 }],
  ['viewBox="0 0 4 3"', { width: 4, height: 3 }],
  ['viewBox="-1,-1, 4.5 3"', { width: 4.5, height: 3 }],
  ['width="100%" height="100%" viewBox="0 0 4 3"', { width: 4, height: 3 }],
])('the size of an SVG: %s', (attributes, size) => {
  expect(check(svg('', attributes))).toEqual(size);
});

const doctype = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';

test.each([
  ['a gradient of its own', svg('<linearGradient id="a"/><path fill="url(#a)" style="stroke:url( \'#a\' )"/>')],
  ['references to its own elements', svg('<g id="a"/><use xlink:href="#a"/><use href="#a"/>')],
  ['an embedded image', svg('<image href="data:image/png;base64,AAAA"/>')],
  ['a style of its own', svg('<style>path{fill:red}@media print{path{fill:url(#a)}}</style>')],
  ['metadata of the program that wrote it', svg('<metadata><a xmlns="http://x" resource="http://y"/></metadata>')],
  ['an XML declaration and a doctype', `\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n${doctype}\n${svg('')}`],
])('an SVG may have %s', (_, text) => {
  expect(check(text)).toEqual({ width: 4, height: 3 });
});

const refers = (address: string) => `refers to "${address}", which is outside the file.`;

test.each([
  ['<svg', 'is not well-formed XML.'],
  ['<svg viewBox="0 0 4 3"/>', 'does not begin with <svg xmlns="http://www.w3.org/2000/svg">.'],
  ['<html xmlns="http://www.w3.org/1999/xhtml"/>', 'does not begin with <svg xmlns="http://www.w3.org/2000/svg">.'],
  [svg('', ''), 'has no size; give it a viewBox, or a width and a height in pixels.'],
  [`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, 'declares entities.'],
  [`<?xml-stylesheet href="a.css"?>${svg('')}`, 'refers to a style sheet outside the file.'],
  [svg('<script>alert(1)</script>'), 'has a <script> element.'],
  [svg('<g><SCRIPT/></g>'), 'has a <SCRIPT> element.'],
  [svg('<foreignObject/>'), 'has a <foreignObject> element.'],
  [svg('<path onclick="go()"/>'), 'has an event handler, "onclick".'],
  [svg('<image href="https://example.com/a.png"/>'), refers('https://example.com/a.png')],
  [svg('<image href="photo.jpg"/>'), refers('photo.jpg')],
  [svg('<use xlink:href="//example.com/a.svg#b"/>'), refers('//example.com/a.svg#b')],
  [svg('<a href="javascript:go()"/>'), refers('javascript:go()')],
  [svg('<image href="data:image/svg+xml,x"/>'), refers('data:image/svg+xml,x')],
  [svg('<path fill="url(https://example.com/a.svg#b)"/>'), refers('https://example.com/a.svg#b')],
  [svg('<style>@import "https://example.com/a.css";</style>'), refers('https://example.com/a.css')],
  [svg('<style>@font-face{src:url(a.woff)}</style>'), refers('a.woff')],
  [svg('<a><set attributeName="xlink:href" to="x"/></a>'), 'changes a reference while it is shown.'],
])('an SVG is rejected: %s', (text, problem) => {
  expect(() => check(text)).toThrow(`content/pictures/plan.svg cannot be shown: it ${problem}`);
});
