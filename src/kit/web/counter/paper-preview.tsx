import type { StrukPaper, StrukSheet } from '#kit/rules/struk.ts';
import { FORM_EDGE, strukCss, strukHtml } from '#kit/web/counter/struk-html.ts';
import css from '#kit/web/counter/paper-preview.module.css';

type Props = { label: string; sheets: readonly StrukSheet[]; paper: StrukPaper };

/** The paper as it will come out of the printer, beside what it is made from. */
export const StrukPreview = ({ label, sheets, paper }: Props) => (
  <PaperPreview
    label={label}
    mm={paper.wide}
    zoom={paper.tall === undefined ? 1 : FORM_ZOOM}
    html={strukHtml(sheets, true)}
    styles={strukCss(paper) + formOf(paper)}
  />
);

/** A form is shown smaller, so that it fits beside what it is made from. */
const FORM_ZOOM = 0.62;

/** A form is seen whole, with the room that is left for what it has printed beforehand. */
const formOf = ({ tall, top = 0 }: StrukPaper): string =>
  tall === undefined
    ? ''
    : `section { box-sizing: border-box; min-height: ${tall}mm; padding-top: ${top + FORM_EDGE}mm; }`;

const SHEET = (mm: number): string => `
  html { background: #fff; color: #000; }
  body { margin: 0; width: ${mm}mm; box-sizing: border-box; }
  section { margin-bottom: 4mm; border-bottom: 1px dashed #999; padding-bottom: 4mm; }
`;

/** A phone is narrower than the paper: it is seen smaller rather than cut. */
const narrow = (mm: number, zoom: number): string =>
  `@media (max-width: ${mm - 1}mm) { html { zoom: ${zoom * 0.8}; } }`;

type PaperProps = { label: string; mm: number; html: string; styles: string; zoom?: number };

/** Any paper of that width: its styles stay inside, those of the screen outside. */
export function PaperPreview({ label, mm, html, styles, zoom = 1 }: PaperProps) {
  const seen = `html { zoom: ${zoom}; } ${narrow(mm * zoom, zoom)}`;
  const page = `<!doctype html><style>${SHEET(mm)}${styles} ${seen}</style>${html}`;
  return (
    <iframe
      className={css.paper}
      title={label}
      style={{ width: `calc(${mm * zoom}mm + 2px)` }}
      srcDoc={page}
      sandbox=""
      tabIndex={-1}
    />
  );
}
