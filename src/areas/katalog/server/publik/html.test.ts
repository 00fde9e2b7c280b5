import { expect, test } from 'vitest';
import { html } from '#areas/katalog/server/publik/html.ts';

test('what was typed is text, in a tag and in its attributes', () => {
  const nama = `"><script>alert('1')</script>&`;
  expect(html`<b title="${nama}">${nama}</b>`.text).toBe(
    '<b title="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;">' +
      '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;</b>',
  );
});

test('parts of its own and lists stand as they are, nothing stands for nothing', () => {
  const rows = ['a<', 'b'].map((one) => html`<li>${one}</li>`);
  const list = html`<ul>
    ${rows}${null}${false}${undefined}
  </ul>`;
  expect(list.text.replaceAll(/\s/g, '')).toBe('<ul><li>a&lt;</li><li>b</li></ul>');
});
