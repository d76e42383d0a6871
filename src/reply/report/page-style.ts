/** The look of the page on a phone, on a desk, in the dark and on paper. It brings its own colours and no font. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --paper: #f7f4ea; --ink: #20261c; --quiet: #5a604e; --line: #cfc7ab; --mark: #9c2a17; }
@media (prefers-color-scheme: dark) { :root { --paper: #1c201a; --ink: #eceadf; --quiet: #b3b6a5; --line: #4a5044; --mark: #ff9d87; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 46rem; padding: 1rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 Georgia, 'Times New Roman', serif; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0.5rem 0; }
h2 { font-size: 1.25rem; margin: 2rem 0 0.5rem; border-bottom: 2px solid var(--line); }
h3 { font-size: 1.1rem; margin: 1.5rem 0 0.25rem; }
h4 { font-size: 1rem; margin: 1rem 0 0.25rem; color: var(--quiet); font-weight: normal; font-style: italic; }
ul { margin: 0.25rem 0; padding-left: 1.25rem; }
li { margin: 0.25rem 0; }
.ending { font-size: 1.15rem; font-weight: bold; color: var(--mark); }
.quiet, .number { color: var(--quiet); font-size: 0.875rem; }
.decided { border-left: 4px solid var(--mark); padding-left: 0.75rem; font-weight: bold; }
blockquote { margin: 0.5rem 0; padding-left: 0.75rem; border-left: 4px solid var(--line); font-style: italic; }
figure { margin: 1rem 0; }
img { max-width: 100%; height: auto; }
figcaption { color: var(--quiet); font-size: 0.875rem; }
@media print {
  :root { --paper: #fff; --ink: #000; --quiet: #444; --line: #999; --mark: #000; }
  body { max-width: none; padding: 0; font-size: 10.5pt; }
  h2, h3, h4 { break-after: avoid; }
  li, figure, blockquote { break-inside: avoid; }
}
`;
