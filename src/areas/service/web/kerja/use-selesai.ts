import type { Miligram, Rupiah } from '#kit/rules/quantity.ts';
import type { BodyOf } from '#areas/dokumen/contract/document-types.ts';
import { kembaliDocument } from '#areas/service/contract/tukang/kembali.document.ts';
import { kembaliActs } from '#areas/service/web/acts.ts';
import { backOf, useFinish, type Finish } from '#areas/service/web/kerja/use-finish.ts';
import type { Service } from '#areas/service/web/service-body.tsx';

type Body = BodyOf<typeof kembaliDocument.spec, 'service'>;
type Piece = {
  readonly urut: number;
  readonly berat: Miligram | null;
  readonly tambah_emas: Miligram | null;
  readonly kikir: Miligram | null;
  readonly ongkos: Rupiah | null;
  readonly foto: string | null;
};

/** The form of a job that is finished, what it comes to, and the act. */
export const useSelesai = (service: Service, onDone: () => void) =>
  useFinish({
    make: 'service',
    of: kembaliDocument.makes.service,
    params: { no_service: service.no_service },
    barang: service.barang.map(({ urut }): Piece => ({ urut, ...NOTHING })),
    atWork: service.status === 'PROSES',
    bodyOf: (draft) => bodyOf(draft, service),
    asked: (body) => ({ ...body, barang: body.barang.map((one) => ({ ...one, foto: null })) }),
    unweighed: ({ barang }) => {
      const at = barang.findIndex((one) => !one.berat);
      return at < 0 ? undefined : [at, 'Berat Tidak Boleh 0'];
    },
    success: 'Service selesai',
    acts: kembaliActs,
    onDone,
  });
export type SelesaiForm = ReturnType<typeof useSelesai>;

const NOTHING = { berat: null, tambah_emas: null, kikir: null, ongkos: null, foto: null };

/** A piece that is not weighed yet counts as it came. */
const bodyOf = (draft: Finish<Piece>, service: Service): Body => ({
  barang: draft.barang.map((one, at) => ({
    ...one,
    berat: one.berat ?? service.barang[at]?.berat ?? (0 as Miligram),
  })),
  kembali: backOf(draft),
  upah: draft.upah,
});
