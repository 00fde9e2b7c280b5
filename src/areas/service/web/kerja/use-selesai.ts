import { useState } from 'react';
import type { Miligram, Rupiah } from '#kit/rules/quantity.ts';
import type { Problem } from '#kit/web/api/problem.ts';
import { focusField } from '#kit/web/write/focus.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import type { BodyOf, QuoteOf } from '#areas/dokumen/contract/document-types.ts';
import { kembaliDocument } from '#areas/service/contract/tukang/kembali.document.ts';
import { kembaliActs } from '#areas/service/web/acts.ts';
import { blankEmas, typedEmas, type EmasDraft } from '#areas/service/web/kerja/emas-rows.tsx';
import { useHitungKembali } from '#areas/service/web/tukang/hitung-kembali.ts';
import type { Service } from '#areas/service/web/service-body.tsx';

type Words = typeof kembaliDocument.spec;
type Body = BodyOf<Words, 'service'>;
type Piece = {
  readonly urut: number;
  readonly berat: Miligram | null;
  readonly tambah_emas: Miligram | null;
  readonly kikir: Miligram | null;
  readonly ongkos: Rupiah | null;
  readonly foto: string | null;
};
type Draft = {
  readonly barang: readonly Piece[];
  readonly kembali: readonly EmasDraft[];
  readonly upah: Rupiah | null;
};
type Said = Readonly<Record<string, string>>;

/** What stands on the form of a finished job, what it comes to, and the act. */
export function useSelesai(service: Service, onDone: () => void) {
  const { no_service, barang } = service;
  const [draft, setDraft] = useState<Draft>({
    barang: barang.map(({ urut }) => ({ urut, ...NOTHING })),
    kembali: service.status === 'PROSES' ? [blankEmas(1)] : [],
    upah: null,
  });
  const [said, setSaid] = useState<Said>({});
  const body = bodyOf(draft, service);
  const params = { no_service };
  const asked = useHitungKembali(
    'service',
    params,
    // A piece that is not weighed yet counts as it came.
    { ...body, barang: body.barang.map((one) => ({ ...one, foto: null })) },
  );
  const quote = asked.quote as QuoteOf<Words, 'service'> | undefined;
  const write = useWrite(kembaliDocument.makes.service, {
    success: 'Service selesai',
    refresh: kembaliActs.lists,
    onProblem: ({ message, errors }: Problem) => {
      setSaid({
        ...Object.fromEntries(errors.map((one) => [one.path, one.message])),
        ...(errors.length === 0 && { '': message }),
      });
      return true;
    },
    after: (made) => {
      onDone();
      kembaliActs.print(made);
    },
  });
  const save = () => {
    if (write.busy) return;
    const at = draft.barang.findIndex((one) => !one.berat);
    const unweighed = draft.barang[at];
    if (unweighed) {
      setSaid({ [`barang.${at}.berat`]: 'Berat Tidak Boleh 0' });
      return focusField(`berat-${unweighed.urut}`);
    }
    if (!typedEmas(draft.kembali))
      return setSaid({ '': 'Gudang, Kadar Dan Berat Emas Harus Diisi' });
    setSaid({});
    void write.send({ params, body });
  };
  const kurang = asked.fresh && quote ? quote.kurang : [];
  return {
    draft,
    said: { ...Object.fromEntries(kurang.map(({ isian, pesan }) => [isian, pesan])), ...said },
    save,
    busy: write.busy,
    quote,
    stale: !asked.fresh,
    otorisasi: asked.fresh && quote ? quote.otorisasi : [],
    set: (part: Partial<Draft>) => {
      setSaid({});
      setDraft((old) => ({ ...old, ...part }));
    },
    setPiece: (urut: number, part: Partial<Piece>) => {
      setSaid({});
      setDraft((old) => ({
        ...old,
        barang: old.barang.map((one) => (one.urut === urut ? { ...one, ...part } : one)),
      }));
    },
  };
}
export type SelesaiForm = ReturnType<typeof useSelesai>;

const NOTHING = { berat: null, tambah_emas: null, kikir: null, ongkos: null, foto: null };

function bodyOf({ barang, kembali, upah }: Draft, service: Service): Body {
  const back = typedEmas(kembali) ?? [];
  return {
    barang: barang.map((one, at) => ({
      ...one,
      berat: one.berat ?? service.barang[at]?.berat ?? (0 as Miligram),
    })),
    kembali: back.length > 0 ? back : null,
    upah,
  };
}
