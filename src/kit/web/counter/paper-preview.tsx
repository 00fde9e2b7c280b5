import type { StrukSheet, StrukWidth } from '#kit/rules/struk.ts';
import { strukCss, strukHtml } from '#kit/web/counter/struk-html.ts';
import css from '#kit/web/counter/paper-preview.module.css';

type Props = { label: string; sheets: readonly StrukSheet[]; mm: StrukWidth };

/** The paper as it will come out of the printer, beside what it is made from. */
export const StrukPreview = ({ label, sheets, mm }: Props) => (
  <PaperPreview label={label} mm={mm} html={strukHtml(sheets, true)} styles={strukCss(mm)} />
);

const SHEET = (mm: number): string => `
  html { background: #fff; color: #000; }
  body { margin: 0; width: ${mm}mm; box-sizing: border-box; }
  section { margin-bottom: 4mm; border-bottom: 1px dashed #999; padding-bottom: 4mm; }
`;

type PaperProps = { label: string; mm: number; html: string; styles: string };

/** Any paper of that width: its styles stay inside, those of the screen outside. */
export function PaperPreview({ label, mm, html, styles }: PaperProps) {
  const page = `<!doctype html><style>${SHEET(mm)}${styles}</style>${html}`;
  return (
    <iframe
      className={css.paper}
      title={label}
      style={{ width: `calc(${mm}mm + 2px)` }}
      srcDoc={page}
      sandbox=""
      tabIndex={-1}
    />
  );
}
