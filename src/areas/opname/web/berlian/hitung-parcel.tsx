import { useState } from 'react';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { IntInput } from '#kit/web/input/number-input.tsx';
import css from '#areas/opname/web/opname.module.css';

type Props = { readonly kode: string; readonly onHitung: (butir: number) => Promise<void> };

/** How many stones lie in a parcel that was scanned: counted one by one, not read from its paper (D-45.7). */
export function HitungParcel({ kode, onHitung }: Props) {
  const [butir, setButir] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const simpan = async () => {
    if (butir === null || busy) return;
    setBusy(true);
    await onHitung(butir);
    setBusy(false);
  };
  return (
    <form
      className={css.saring}
      onSubmit={(event) => {
        event.preventDefault();
        void simpan();
      }}
    >
      <IntInput
        label={t('Butir di parcel {kode}', { kode })}
        width={220}
        value={butir}
        onChange={setButir}
      />
      <Button type="submit" busy={busy} disabled={butir === null}>
        {t('Simpan hitungan')}
      </Button>
    </form>
  );
}
