import { expect, test } from 'vitest';
import { center, GAP, pair, roll, rule, words, type StrukSheet } from '#kit/rules/struk.ts';
import { strukCss, strukHtml } from '#kit/web/counter/struk-html.ts';

const sheet = (...lines: StrukSheet['lines']): StrukSheet[] => [{ name: 'TOKO', lines }];

test('a strip says its lines in their order, each in its look', () => {
  const html = strukHtml(
    sheet(
      center('Toko Kencana', 'big'),
      rule('thin'),
      pair('Ongkos', '50,000', 'small'),
      words('Terima kasih', 'strong'),
      GAP,
      { kind: 'total', left: 'Total', right: 'Rp 7,102,500' },
    ),
    true,
  );
  expect(html).toBe(
    '<section data-cut="true"><p class="center big">Toko Kencana</p><hr class="thin">' +
      '<div class="pair small"><span>Ongkos</span><b>50,000</b></div>' +
      '<p class="text strong">Terima kasih</p><br>' +
      '<div class="total "><span>Total</span><b>Rp 7,102,500</b></div></section>',
  );
});

test('what a customer is called cannot become part of the page', () => {
  const html = strukHtml(sheet(pair('Pelanggan', '<img src=x> "Budi" & Co')), false);
  expect(html).toContain('&#60;img src=x&#62; &#34;Budi&#34; &#38; Co');
  expect(html).not.toContain('<img');
});

test('a barcode is bars of whole modules and its number under them', () => {
  const html = strukHtml(sheet({ kind: 'barcode', code: 'PJKJ1261120001' }), true);
  expect(html).toContain('aria-label="PJKJ1261120001"');
  expect(html).toMatch(/<path d="(M\d+ 0h\dv40h-\dz)+"\/>/);
  expect(html).toContain('<p class="center small">PJKJ1261120001</p>');
});

test('two sheets are two pieces of paper; one that is not cut leaves room to tear', () => {
  const html = strukHtml([...sheet(GAP), ...sheet(GAP)], false);
  expect(html.match(/<section data-cut="false">/g)).toHaveLength(2);
  expect(strukCss(roll(58))).toContain('section[data-cut="false"] { padding-bottom: 12mm; }');
  expect(strukCss(roll(58))).toContain('9.4px');
  expect(strukCss(roll(80))).toContain('12px');
});

test('a form of 210 by 148 mm is its own page, two stacks side by side, a picture in its height', () => {
  const html = strukHtml(
    sheet(
      { kind: 'columns', left: [words('Toko')], right: [pair('No', 'PJ1')] },
      { kind: 'image', image: { png: 'aGFp', mm: 16 } },
    ),
    true,
  );
  expect(html).toContain(
    '<div class="columns"><div><p class="text ">Toko</p></div><div><div class="pair ">',
  );
  expect(html).toContain('<img alt="" src="data:image/png;base64,aGFp" style="height:16mm">');
  const css = strukCss({ wide: 210, tall: 148, top: 20, left: 8, room: 194, scale: 1 });
  expect(css).toContain('@page { size: 210mm 148mm; }\n  @page { margin: 25mm 0 5mm; }');
});
