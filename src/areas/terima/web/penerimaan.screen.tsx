import { useState } from 'react';
import { t } from '#kit/web/base/text.ts';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { BelumDilabel } from '#areas/terima/web/belum-dilabel.tsx';
import { BuktiTerima } from '#areas/terima/web/bukti-terima.tsx';
import { FormTerima } from '#areas/terima/web/form-terima.tsx';
import { LabelTerima } from '#areas/terima/web/label-terima.tsx';
import css from '#areas/terima/web/terima.module.css';

/** A delivery is weighed into lots; its pieces get their labels one by one, now or later. */
export default function PenerimaanScreen() {
  const [no, setNo] = useState<string>();
  return (
    <Screen>
      <ScreenHead note={no} acts={no && <BuktiTerima no_terima={no} />} />
      <div className={css.kolom}>
        <div className={css.isi}>
          {no ? (
            <LabelTerima no={no} onSelesai={() => setNo(undefined)} />
          ) : (
            <FormTerima onSimpan={setNo} />
          )}
        </div>
        <aside className={css.sisi} aria-label={t('Belum dilabel')}>
          <BelumDilabel dipilih={no} onPilih={setNo} />
        </aside>
      </div>
    </Screen>
  );
}
