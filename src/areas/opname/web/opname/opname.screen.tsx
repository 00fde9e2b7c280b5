import { t } from '#kit/web/base/text.ts';
import { daftarOpnameEndpoint } from '#areas/opname/contract/opname.api.ts';
import { Hitungan, TINDAKAN } from '#areas/opname/web/opname/hitungan.tsx';
import { LayarOpname } from '#areas/opname/web/opname/layar-opname.tsx';
import { MulaiOpname } from '#areas/opname/web/opname/mulai-opname.tsx';

/** Counting what is really there: several people scan, everybody sees what is still missing (D-21.1). */
export default function OpnameScreen() {
  return (
    <LayarOpname
      daftar={daftarOpnameEndpoint}
      segarkan={TINDAKAN.segarkan}
      Mulai={MulaiOpname}
      Hitungan={Hitungan}
      kosong={t('Pilih gudang dan baki, lalu mulai. Isi menurut catatan dikunci saat itu.')}
    />
  );
}
