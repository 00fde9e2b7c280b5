import { choice, optional, text, type Fields } from '#kit/contract/field.ts';

/** What paper may be had beside the landscape A4 that every report has (R13 to R17). */
export type Paper = {
  /** Not offered as a sheet. */
  readonly excel?: false;
  /** Upright: always, or while no more columns than these are shown. */
  readonly portrait?: true | number;
  /** The row that the report is read for, in a frame. */
  readonly boxed?: { readonly column: string; readonly is: string };
  /** Groups are headed by their value alone: the parts of one page. */
  readonly bareGroups?: true;
  /** The file's name without its ending; one for each where they differ. */
  readonly file?: string | Readonly<Record<'pdf' | 'xlsx', string>>;
  /** The PDF can be looked at before it is saved. */
  readonly preview?: true;
  /** A photo at the end of every row of the PDF, fitted into a square of so many millimetres. */
  readonly rowPhoto?: { readonly column: string; readonly mm: number };
  readonly signatures?: readonly string[];
  /** Also as a 58 or 80 mm strip. */
  readonly struk?: true;
  /** Also as a sheet of pictures: the photo column and what is written under each. */
  readonly foto?: { readonly column: string; readonly under: readonly string[] };
};

/** How the asker wants it on paper: sorted as on the screen ('-column' descends), and on which paper. */
export const PAPERS = {
  a4: 'A4',
  struk58: 'Struk 58 mm',
  struk80: 'Struk 80 mm',
  foto: 'PDF Foto',
} as const;
export type PaperKind = keyof typeof PAPERS;
export type PaperFilters = {
  readonly sort?: string | null;
  readonly kertas?: PaperKind | null;
  /** The columns that the screen shows, parted by commas; all of them when left out. */
  readonly kolom?: string | null;
};

/** Whether a sheet with so many columns is upright. */
export const isUpright = ({ portrait }: Paper = {}, columns: number): boolean =>
  portrait === true || (portrait !== undefined && columns <= portrait);

/** Whether rows may be put in another order: not where they follow from each other. */
export const isSortable = ({
  balance,
  grandTotal,
}: {
  readonly balance?: unknown;
  readonly grandTotal?: boolean;
}): boolean => balance === undefined && grandTotal !== false;

/** What every report may be asked for beside its own filters. */
export function paperFilters(
  words: Parameters<typeof isSortable>[0] & { readonly columns: Fields; readonly paper?: Paper },
): Fields {
  const { columns, paper } = words;
  const kinds: PaperKind[] = [
    'a4',
    ...(paper?.struk ? (['struk58', 'struk80'] as const) : []),
    ...(paper?.foto ? (['foto'] as const) : []),
  ];
  const sorts = Object.keys(columns).flatMap((name) => [name, `-${name}`]);
  return {
    kertas: optional(choice('Kertas', kinds)),
    kolom: optional(text('Kolom', { max: 2000, pattern: /^[a-z0-9_]+(,[a-z0-9_]+)*$/ })),
    ...(isSortable(words) ? { sort: optional(choice('Urutan', sorts)) } : {}),
  };
}
