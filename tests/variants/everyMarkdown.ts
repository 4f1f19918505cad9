/** A text with everything that Markdown fields allow. */
export const everyMarkdown = `
# A first heading

A paragraph with *emphasis*, **weight**, ~~struck words~~, \`code\`, a [page](/services), a [question](/#faq-3), a
[site](https://elsewhere.example/a "Its title"), a [mail](mailto:a@b.example), a [phone](tel:+4930123) and <https://elsewhere.example>.\\
A line break, and a note.[^1]

##### Another heading

- One
- Two
  1. Inside
  2. Again

3. Three
4. Four

> A quote.
>
> - With a list

| Plant | Height |
| :---- | -----: |
| Vine  |    3 m |

---

\`\`\`ts
const html = '<b>It is a sample.</b>'; // A line of code that is longer than a line of paper, so that it scrolls, or wraps there
\`\`\`

    Indented code

A line
======

[A reference][1], and the same note.[^1]

[1]: /about
[^1]: The text of the note, with [a link](/about).
`.trim();
