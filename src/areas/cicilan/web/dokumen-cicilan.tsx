import type { DocumentOf } from '#kit/web/document/document.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { cicilanDocument, type CicilanDokumen } from '#areas/cicilan/contract/cicilan.document.ts';
import { cicilanActs } from '#areas/cicilan/web/acts.ts';
import {
  openBatal,
  openBayar,
  openKelebihan,
  openLelang,
  openPeringatan,
} from '#areas/cicilan/web/buka.ts';
import { CicilanBody } from '#areas/cicilan/web/cicilan-body.tsx';
import { PaperButtons } from '#areas/dokumen/web/paper-buttons.tsx';
import { TombolWa } from '#areas/pesan/web/tombol-wa.tsx';
import { setidaknya, type Level } from '#areas/toko/rules/level.ts';

/** What can be done with a contract from its card; also where its screens are shut with the module (D-33.1). */
function CicilanActs({ dokumen: cicilan }: { dokumen: CicilanDokumen }) {
  const { tgl_system, level } = usePerson();
  const runs = cicilan.status === 'AKTIF';
  const above = setidaknya(level as Level, 'SPV');
  const late = runs && above && cicilan.keadaan.lewat_hari > 0;
  const cancels = runs && (cicilan.serah === 'LUNAS' || cicilan.tgl_system === tgl_system);
  useHotkey('F9', () => void openBayar(cicilan), runs);
  return (
    <>
      <PaperButtons acts={cicilanActs} row={cicilan} />
      <TombolWa small no={cicilan.no_cicilan} no_hp={cicilan.no_hp} />
      {cancels && (
        <Button look="danger" onClick={() => void openBatal(cicilan)}>
          {t('Batalkan')}
        </Button>
      )}
      {late && (
        <Button onClick={() => void openPeringatan(cicilan)}>{t('Catat peringatan')}</Button>
      )}
      {late && cicilan.serah === 'LUNAS' && (
        <Button onClick={() => void openLelang(cicilan)}>{t('Lelang')}</Button>
      )}
      {cicilan.status === 'LELANG' && (
        <Button onClick={() => void openKelebihan(cicilan)}>{t('Bayar kelebihan')}</Button>
      )}
      {runs && (
        <Button look="primary" shortcut="F9" onClick={() => void openBayar(cicilan)}>
          {t('Bayar')}
        </Button>
      )}
    </>
  );
}

/** A contract as it is looked at. */
export const dokumenCicilan: DocumentOf<CicilanDokumen> = {
  read: cicilanDocument.one,
  status: cicilanDocument.row.status,
  Body: CicilanBody,
  Acts: CicilanActs,
};
