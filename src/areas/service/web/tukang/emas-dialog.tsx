import { optional, rupiah, text, yesNo } from '#kit/contract/field.ts';
import { formatGram, percentText } from '#kit/rules/format.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { kembaliDocument } from '#areas/service/contract/tukang/kembali.document.ts';
import type { SaldoTukang } from '#areas/service/contract/tukang/saldo-tukang.api.ts';
import { serahDocument } from '#areas/service/contract/tukang/serah.document.ts';
import { kembaliActs, serahActs } from '#areas/service/web/acts.ts';
import { GoldDialog, goldField } from '#areas/service/web/tukang/gold-dialog.tsx';

type Props = { tukang: SaldoTukang; onClose: () => void };

const OUT = {
  emas: goldField(mark('Emas toko yang diserahkan'), 1),
  keterangan: optional(text('Keterangan', { max: 200 })),
};

/** Gold to a craftsman without a job: for solder and wire, or in place of his own (D-36.5). */
export const EmasDialog = ({ tukang, onClose }: Props) => (
  <GoldDialog
    of={serahDocument.makes.lepas}
    params={{ kode_tukang: tukang.kode_tukang }}
    fields={OUT}
    gold="emas"
    out
    body={({ keterangan }, emas) => ({ emas: emas ?? [], keterangan })}
    title={t('Serahkan emas ke {tukang}', { tukang: tukang.nama })}
    act={t('Serahkan dan cetak')}
    success="Emas diserahkan ke tukang"
    acts={serahActs}
    onClose={onClose}
  />
);

const BACK = {
  kembali: goldField(mark('Emas yang kembali dari tukang')),
  tutup: yesNo('Tutup saldo, sisanya susut'),
  upah: optional(rupiah('Upah tukang')),
};

/** Gold that he held without a job comes back; his balance may be closed, and what is missing is lost. */
export const KembaliDialog = ({ tukang, onClose }: Props) => (
  <GoldDialog
    of={kembaliDocument.makes.lepas}
    params={{ kode_tukang: tukang.kode_tukang }}
    fields={BACK}
    gold="kembali"
    body={({ tutup, upah }, kembali) => ({ kembali, tutup, upah })}
    title={t('Emas kembali dari {tukang}', { tukang: tukang.nama })}
    note={t('Dipegang tanpa pekerjaan: {emas}', {
      emas:
        tukang.bebas
          .map((one) => `${percentText(one.kadar)} ${formatGram(one.berat)} g`)
          .join(', ') || '-',
    })}
    act={t('Terima dan cetak')}
    success="Emas diterima dari tukang"
    acts={kembaliActs}
    onClose={onClose}
  />
);
