import { describe, expect, test } from 'vitest';
import { checkSvg } from './checkSvg';

const svg = (content: string, attributes = 'viewBox="0 0 4 3"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;
const check = (text: string) => checkSvg('content/pictures/plan.svg', text);

describe('an SVG that somebody gave us', () => {
  test.each([
    ['width="40" height="30px" viewBox="0 0 4 3"', { width: 40, height: 30 }],
    ['viewBox="0 0 4 3"', { width: 4, height: 3 }],
    ['viewBox="-1,-1, 4.5 3"', { width: 4.5, height: 3 }],
    ['width="100%" height="100%" viewBox="0 0 4 3"', { width: 4, height: 3 }],
  ])('has the size that it states: %s', (attributes, size) => {
    expect(check(svg('', attributes))).toEqual(size);
  });

  test.each([
    ['a gradient of its own', '<linearGradient id="a"/><path fill="url(#a)" style="stroke:url( \'#a\' )"/>'],
    ['a part of itself', '<g id="a"/><use xlink:href="#a"/><use href="#a"/>'],
    ['pixels that it carries along', '<image href="data:image/png;base64,AAAA"/>'],
    ['a style of its own', '<style>path{fill:red}@media print{path{fill:url(#a)}}</style>'],
    ['notes of the program that wrote it', '<metadata><a xmlns="http://x" resource="http://y"/></metadata>'],
  ])('may have %s', (_, content) => {
    expect(check(svg(content))).toEqual({ width: 4, height: 3 });
  });

  test('may have the heading that older programs write', () => {
    const doctype =
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
    expect(check(`\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n${doctype}\n${svg('')}`)).toEqual({
      width: 4,
      height: 3,
    });
  });

  test.each([
    ['<script>alert(1)</script>', 'has a <script> element'],
    ['<g><SCRIPT/></g>', 'has a <SCRIPT> element'],
    ['<foreignObject/>', 'has a <foreignObject> element'],
    ['<path onclick="go()"/>', 'has an event handler, "onclick"'],
    ['<image href="https://example.com/a.png"/>', 'refers to "https://example.com/a.png", which is outside the file'],
    ['<image href="photo.jpg"/>', 'refers to "photo.jpg", which is outside the file'],
    ['<use xlink:href="//example.com/a.svg#b"/>', 'refers to "//example.com/a.svg#b", which is outside the file'],
    ['<a href="javascript:go()"/>', 'refers to "javascript:go()", which is outside the file'],
    ['<image href="data:image/svg+xml,x"/>', 'refers to "data:image/svg+xml,x", which is outside the file'],
    [
      '<path fill="url(https://example.com/a.svg#b)"/>',
      'refers to "https://example.com/a.svg#b", which is outside the file',
    ],
    [
      '<style>@import "https://example.com/a.css";</style>',
      'refers to "https://example.com/a.css", which is outside the file',
    ],
    ['<style>@font-face{src:url(a.woff)}</style>', 'refers to "a.woff", which is outside the file'],
    ['<a><set attributeName="xlink:href" to="x"/></a>', 'changes a reference while it is shown'],
  ])('is refused with a sentence: %s', (content, problem) => {
    expect(() => check(svg(content))).toThrow(`content/pictures/plan.svg cannot be shown: it ${problem}.`);
  });

  test.each([
    ['<svg', 'is not well-formed XML'],
    ['<svg viewBox="0 0 4 3"/>', 'does not begin with <svg xmlns='],
    ['<html xmlns="http://www.w3.org/1999/xhtml"/>', 'does not begin with <svg xmlns='],
    [svg('', ''), 'has no size; give it a viewBox, or a width and a height in pixels'],
    [`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, 'declares entities'],
    [`<?xml-stylesheet href="a.css"?>${svg('')}`, 'refers to a style sheet outside the file'],
  ])('is refused as a whole: %s', (text, problem) => {
    expect(() => check(text)).toThrow(`content/pictures/plan.svg cannot be shown: it ${problem}`);
  });
});
