import type { StrukSheet } from '#kit/rules/struk.ts';
import type { Sql } from '#kit/server/sql.ts';
import type { NotaedSpec } from '#areas/dokumen/contract/document-spec.ts';
import type {
  DocumentOf,
  NotaPrintedOf,
  NotaRowOf,
} from '#areas/dokumen/contract/document-types.ts';
import type { Petugas } from '#areas/toko/rules/nota.ts';
import type { Cetak, JenisTemplat } from '#areas/toko/rules/templat-nota.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** The paper of goods, drawn by the areas that know goods; `dokumen` is the document as it is shown. */
export type NotaBy<D, R, P = object> = {
  /** Whose template it is printed by, and what its PDF is called: 'Nota Pembelian'. */
  readonly jenis: JenisTemplat;
  readonly judul: string;
  /** Its file, if not NOTA. */
  readonly file?: string;
  /** Its print data: of every sheet that the shop prints, or of the customer's alone. */
  rows(
    on: Sql,
    dokumen: D,
    paper: { readonly petugas: Petugas; readonly single: boolean },
    ctx: Ctx,
  ): Promise<R[]>;
  sheets(
    on: Sql,
    dokumen: D,
    paper: { readonly petugas: Petugas; readonly cetak: Cetak },
    ctx: Ctx,
  ): Promise<StrukSheet[]>;
  /** What the counter that draws it hears besides, where its words declare that (`printed`). */
  printed?(on: Sql, dokumen: D, ctx: Ctx): Promise<P>;
  /** The message that goes with it. */
  message(on: Sql, dokumen: D, ctx: Ctx): Promise<string>;
};

/** The paper of a kind, by its declaration. */
export type NotaOf<W extends NotaedSpec> = NotaBy<DocumentOf<W>, NotaRowOf<W>, NotaPrintedOf<W>>;
