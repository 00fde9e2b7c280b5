import { t } from '#kit/web/base/text.ts';
import { daftarOpnameTerimaEndpoint } from '#areas/opname/contract/opname-terima.api.ts';
import { LayarOpname } from '#areas/opname/web/opname/layar-opname.tsx';
import { HitunganTerima, TINDAKAN } from '#areas/opname/web/penerimaan/hitungan-terima.tsx';
import { MulaiTerima } from '#areas/opname/web/penerimaan/mulai-terima.tsx';

/** Counting delivered goods that carry no label yet, per delivery and kadar (D-33.27). */
export default function OpnameTerimaScreen() {
  return (
    <LayarOpname
      daftar={daftarOpnameTerimaEndpoint}
      segarkan={TINDAKAN.segarkan}
      Mulai={MulaiTerima}
      Hitungan={HitunganTerima}
      kosong={t(
        'Pilih gudang, lalu mulai. Barang terima yang belum dilabel dikunci menurut catatan saat itu.',
      )}
    />
  );
}
