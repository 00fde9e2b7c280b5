import { tighter, type StrukPaper } from '#kit/rules/struk.ts';
import { FORM_EDGE } from '#kit/web/counter/struk-html.ts';

/** A sheet that is laid out: how high it is, and what sets its letters. */
type LaidOut = {
  readonly scrollHeight: number;
  readonly style: { fontSize: string; lineHeight: string };
};

const PX_IN_MM = 96 / 25.4;

/** The largest letters that keep each sheet of a form on one page; one that none keep there has its usual ones. */
export function fitForm(sheets: Iterable<LaidOut>, paper: StrukPaper): void {
  const { tall, top = 0 } = paper;
  if (tall === undefined) return;
  const room = (tall - top - 2 * FORM_EDGE) * PX_IN_MM;
  for (const sheet of sheets) if (sheet.scrollHeight > room) fitSheet(sheet, room, paper);
}

function fitSheet(sheet: LaidOut, room: number, paper: StrukPaper): void {
  const { style } = sheet;
  for (const { by, leading } of tighter(paper)) {
    Object.assign(style, { fontSize: `${by}em`, lineHeight: String(leading) });
    if (sheet.scrollHeight <= room) return;
  }
  Object.assign(style, { fontSize: '', lineHeight: '' });
}
