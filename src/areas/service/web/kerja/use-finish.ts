import { useState } from 'react';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { focusField } from '#kit/web/write/focus.ts';
import { whole } from '#kit/web/write/exact.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import type { QuoteOf } from '#areas/dokumen/contract/document-types.ts';
import type { DocumentActs } from '#areas/dokumen/web/document-acts.tsx';
import type { kembaliDocument } from '#areas/service/contract/tukang/kembali.document.ts';
import { blankEmas, typedEmas, type EmasDraft } from '#areas/service/web/kerja/emas-rows.tsx';
import { useHitungKembali } from '#areas/service/web/tukang/hitung-kembali.ts';

type Row = Readonly<Record<string, unknown>>;
type Make = 'service' | 'pesanan';
type Piece = { readonly urut: number };
/** What is on the form: pieces, gold that comes back from the craftsman, and his wage. */
export type Finish<P extends Piece> = {
  readonly barang: readonly P[];
  readonly kembali: readonly EmasDraft[];
  readonly upah: Rupiah | null;
};
type Options<N extends Make, At extends Row, P extends Piece, B extends Row, A extends Row> = {
  /** What is finished: a job or an order. */
  readonly make: N;
  readonly of: Endpoint<At, unknown, B, A>;
  readonly params: At;
  readonly barang: readonly P[];
  /** A craftsman has it: gold may come back. */
  readonly atWork: boolean;
  readonly bodyOf: (draft: Finish<P>) => B;
  /** What its figures are asked with, where that is not its body without photos. */
  readonly asked: (body: B, draft: Finish<P>) => Row;
  /** The piece that must be weighed first, and why. */
  readonly unweighed: (draft: Finish<P>) => readonly [at: number, why: string] | undefined;
  /** The place on the form of a path of the body. */
  readonly placeOf?: (path: string, draft: Finish<P>) => string;
  readonly success: string;
  readonly acts: DocumentActs;
  readonly onDone: () => void;
};

/** The form of a job or an order that is finished: what it comes to with every stroke, its sentences, and the act. */
export function useFinish<
  N extends Make,
  At extends Row,
  P extends Piece,
  B extends Row,
  A extends Row,
>(options: Options<N, At, P, B, A>) {
  const { make, params, bodyOf, unweighed, placeOf = (path) => path, acts, onDone } = options;
  const [draft, setDraft] = useState<Finish<P>>({
    barang: options.barang,
    kembali: options.atWork ? [blankEmas(1)] : [],
    upah: null,
  });
  const [said, setSaid] = useState<Readonly<Record<string, string>>>({});
  const body = bodyOf(draft);
  const asked = useHitungKembali(make, params, options.asked(body, draft));
  const quote = asked.quote as QuoteOf<typeof kembaliDocument.spec, N> | undefined;
  const write = useWrite(options.of, {
    success: options.success,
    refresh: acts.lists,
    onProblem: ({ message, errors }) => {
      setSaid({
        ...Object.fromEntries(errors.map((one) => [placeOf(one.path, draft), one.message])),
        ...(errors.length === 0 && { '': message }),
      });
      return true;
    },
    after: (made) => {
      onDone();
      acts.print(made);
    },
  });
  const save = () => {
    if (write.busy) return;
    const [at, why] = unweighed(draft) ?? [];
    if (at !== undefined && why) {
      setSaid({ [`barang.${at}.berat`]: why });
      return focusField(`berat-${draft.barang[at]?.urut}`);
    }
    if (!typedEmas(draft.kembali))
      return setSaid({ '': 'Gudang, Kadar Dan Berat Emas Harus Diisi' });
    setSaid({});
    void write.send({ params, body: whole<B>(body) });
  };
  const fresh = asked.fresh ? asked.quote : undefined;
  const change = (next: (old: Finish<P>) => Finish<P>): void => {
    setSaid({});
    setDraft(next);
  };
  return {
    draft,
    said: {
      ...Object.fromEntries(
        (fresh?.kurang ?? []).map(({ isian, pesan }) => [placeOf(isian, draft), pesan]),
      ),
      ...said,
    },
    save,
    busy: write.busy,
    quote,
    stale: !asked.fresh,
    otorisasi: fresh?.otorisasi ?? [],
    set: (part: Partial<Finish<P>>) => change((old) => ({ ...old, ...part })),
    setPiece: (urut: number, part: Partial<P>) =>
      change((old) => ({
        ...old,
        barang: old.barang.map((one) => (one.urut === urut ? { ...one, ...part } : one)),
      })),
  };
}

/** The gold that comes back, as it is sent. */
export const backOf = ({ kembali }: Pick<Finish<Piece>, 'kembali'>) => {
  const back = typedEmas(kembali) ?? [];
  return back.length > 0 ? back : null;
};
