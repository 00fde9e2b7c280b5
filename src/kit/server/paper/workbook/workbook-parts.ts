import {
  FORMATS,
  LOOKS,
  type Format,
  type Look,
} from '#kit/server/paper/workbook/workbook-looks.ts';

/** The fixed parts of a workbook, around its sheets (ECMA-376). */
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_ML = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const RELS = 'application/vnd.openxmlformats-package.relationships+xml';

type Values = Readonly<Record<string, string | number>>;

/** An element with its attributes; values are our own words or escaped before. */
export const element = (name: string, values: Values, inside = ''): string => {
  const said = Object.entries(values).map(([key, value]) => ` ${key}="${value}"`);
  return inside === ''
    ? `<${name}${said.join('')}/>`
    : `<${name}${said.join('')}>${inside}</${name}>`;
};
const counted = (name: string, list: readonly string[]): string =>
  element(name, { count: list.length }, list.join(''));
const rooted = (name: string, values: Values, inside: string): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${element(name, values, inside)}`;

export const WORKSHEET_HEAD = [
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
  `<worksheet xmlns="${MAIN}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>`,
].join('');

/** Columns of these widths, and the rows that stay in sight above the rest. */
export function sheetView(widths: readonly number[], frozen: number): string {
  const topLeftCell = `A${frozen + 1}`;
  const pane = { ySplit: frozen, topLeftCell, activePane: 'bottomLeft', state: 'frozen' };
  const views = element('sheetView', { workbookViewId: 0 }, element('pane', pane));
  const columns = widths.map((width, at) =>
    element('col', { min: at + 1, max: at + 1, width, customWidth: 1 }),
  );
  return element('sheetViews', {}, views) + element('cols', {}, columns.join(''));
}

/** On paper: A4, as wide as its columns together, 'n of N' at the foot. */
export function sheetFoot(upright: boolean): string {
  const sides = { left: 0.4, right: 0.4, top: 0.5, bottom: 0.6, header: 0.3, footer: 0.3 };
  const orientation = upright ? 'portrait' : 'landscape';
  const foot = element('oddFooter', {}, '&amp;R&amp;P of &amp;N');
  return [
    element('pageMargins', sides),
    element('pageSetup', { paperSize: 9, orientation, fitToHeight: 0 }),
    element('headerFooter', {}, foot),
  ].join('');
}

/** The column header, the last of the frozen rows, is on every printed page. */
const printTitle = (name: string, localSheetId: number, frozen: number): string => {
  const sheet = name.replaceAll("'", "''");
  const own = { name: '_xlnm.Print_Titles', localSheetId };
  return element('definedName', own, `'${sheet}'!$${frozen}:$${frozen}`);
};

/** By path: everything but the sheets; names and texts must be escaped already. */
export function workbookParts(
  names: readonly string[],
  frozen: number,
  texts: readonly string[] = [],
): Record<string, string> {
  const sheets = names.map((name, at) =>
    element('sheet', { name, sheetId: at + 1, 'r:id': `rId${at + 1}` }),
  );
  const titles = element(
    'definedNames',
    {},
    printTitle(names[0]!, 0, frozen), // the sheets after the first have rows alone
  );
  const relation = (Id: string, type: string, Target: string): string =>
    element('Relationship', { Id, Type: `${REL}/${type}`, Target });
  const own = names.map((_, at) =>
    relation(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`),
  );
  const relations = (list: readonly string[]): string =>
    rooted('Relationships', { xmlns: `${PACKAGE}/relationships` }, list.join(''));
  const shared = texts.length > 0;
  const known = [
    relation('rId0', 'styles', 'styles.xml'),
    ...(shared ? [relation('rIdS', 'sharedStrings', 'sharedStrings.xml')] : []),
  ];
  return {
    ...(shared ? { 'xl/sharedStrings.xml': sharedTexts(texts) } : {}),
    'xl/styles.xml': styles(),
    'xl/workbook.xml': rooted(
      'workbook',
      { xmlns: MAIN, 'xmlns:r': REL },
      element('sheets', {}, sheets.join('')) + titles,
    ),
    'xl/_rels/workbook.xml.rels': relations([...own, ...known]),
    '_rels/.rels': relations([relation('rId1', 'officeDocument', 'xl/workbook.xml')]),
    '[Content_Types].xml': contentTypes(names.length, shared),
  };
}

/** Texts that cells of sheets name by their place here. */
const sharedTexts = (texts: readonly string[]): string => {
  const count = texts.length;
  const items = texts.map((text) =>
    element('si', {}, element('t', { 'xml:space': 'preserve' }, text)),
  );
  return rooted('sst', { xmlns: MAIN, count, uniqueCount: count }, items.join(''));
};

function contentTypes(sheets: number, shared: boolean): string {
  const override = (PartName: string, kind: string): string =>
    element('Override', { PartName, ContentType: `${SHEET_ML}.${kind}+xml` });
  const each = Array.from({ length: sheets }, (_, at) =>
    override(`/xl/worksheets/sheet${at + 1}.xml`, 'worksheet'),
  );
  return rooted(
    'Types',
    { xmlns: `${PACKAGE}/content-types` },
    [
      element('Default', { Extension: 'rels', ContentType: RELS }),
      element('Default', { Extension: 'xml', ContentType: 'application/xml' }),
      override('/xl/workbook.xml', 'sheet.main'),
      override('/xl/styles.xml', 'styles'),
      ...(shared ? [override('/xl/sharedStrings.xml', 'sharedStrings')] : []),
      ...each,
    ].join(''),
  );
}

/** Labels stand over their figures; a text of several lines shows them all. */
function alignmentOf(look: Look, format: Format): Values {
  if (look !== 'head') return { vertical: 'top', ...(format === ';;;@' ? { wrapText: 1 } : {}) };
  const figure = format !== '@' && format !== ';;;@' && !format.startsWith('yyyy');
  return { vertical: 'bottom', wrapText: 1, horizontal: figure ? 'right' : 'left' };
}

/** The first number that is free for formats of one's own. */
const OWN_FORMATS = 164;

/** One cell style for each look and format, numbered `look * formats + format`. */
function styles(): string {
  const formats = FORMATS.map((formatCode, at) =>
    element('numFmt', { numFmtId: OWN_FORMATS + at, formatCode }),
  );
  const cells = LOOKS.flatMap(([look, fontId, fillId, borderId]) =>
    FORMATS.map((format, at) => {
      const numFmtId = format === 'General' ? 0 : OWN_FORMATS + at;
      const applied = { applyNumberFormat: 1, applyFont: 1, applyFill: 1, applyBorder: 1 };
      const values = { numFmtId, fontId, fillId, borderId, xfId: 0, ...applied, applyAlignment: 1 };
      return element('xf', values, element('alignment', alignmentOf(look, format)));
    }),
  );
  return rooted(
    'styleSheet',
    { xmlns: MAIN },
    [
      counted('numFmts', formats),
      counted('fonts', [font(11), font(11, '<b/>'), font(13, '<b/>')]),
      counted('fills', [fill('none'), fill('gray125'), fill('solid', '<fgColor rgb="FFF0F0EF"/>')]),
      counted('borders', [border(''), border(' style="thin"')]),
      counted('cellStyleXfs', [element('xf', { numFmtId: 0, fontId: 0, fillId: 0, borderId: 0 })]),
      counted('cellXfs', cells),
      counted('cellStyles', [element('cellStyle', { name: 'Normal', xfId: 0, builtinId: 0 })]),
    ].join(''),
  );
}

const font = (size: number, weight = ''): string =>
  element('font', {}, `${weight}<sz val="${size}"/><name val="Calibri"/><family val="2"/>`);
const fill = (patternType: string, colour = ''): string =>
  element('fill', {}, element('patternFill', { patternType }, colour));
const border = (line: string): string =>
  element('border', {}, `<left/><right/><top${line}/><bottom${line}/><diagonal/>`);
