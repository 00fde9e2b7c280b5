import { useState, type ReactNode } from 'react';
import { config } from '#kit/web/base/config.ts';
import { workingShop } from '#kit/web/base/working-shop.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { StateBlock } from '#kit/web/mark/state-block.tsx';
import { Switch } from '#kit/web/frame/switch.tsx';
import { IconHourglassOff } from '@tabler/icons-react';
import { isFarShop } from '#kit/web/api/far-bell.ts';
import type { DariTokoJauh as Dari } from '#areas/akses/contract/otorisasi-pusat.api.ts';
import { DariTokoJauh } from '#areas/akses/web/otorisator/dari-toko-jauh.tsx';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import { ManualWay } from '#areas/akses/web/otorisasi-manual.tsx';
import { firstWay, waysFor } from '#areas/akses/web/otorisasi-ways.ts';
import type { Permintaan } from '#areas/akses/web/otorisasi-asked.ts';
import { RequestCard } from '#areas/akses/web/request-card.tsx';
import { useOtorisasiStatus } from '#areas/akses/web/use-otorisasi-status.ts';
import css from '#areas/akses/web/otorisasi.module.css';

type Props = {
  title: ReactNode;
  asked: Permintaan;
  onApproved: (keystore: string) => void;
  onRefused: (elsewhere?: true) => void;
  onGiveUp: () => void;
  onAgain: () => void;
};

/** The request is open: the ways to answer it at the left, what is asked at the right, the time running. */
export function OtorisasiWait({ title, asked, onApproved, onRefused, onGiveUp, onAgain }: Props) {
  const person = usePerson();
  const { nama, nama_toko, kode_toko } = person;
  const ways = waysFor(person);
  const [way, setWay] = useState(() => firstWay(ways, person, config));
  const [angka, setAngka] = useState<readonly Angka[]>();
  const [jauh, setJauh] = useState<Dari>();
  const tampilkan = (shown: readonly Angka[], dari?: Dari) => {
    setAngka(shown);
    setJauh(dari);
  };
  const lasts = Number(person.told.OTORISASI_MENIT ?? 2) * 60;
  const told = { onApproved, onRefused };
  const { seconds, expired } = useOtorisasiStatus(asked, lasts, told);
  const Way = ways[way]?.View ?? ManualWay;
  const aside = ways.length > 1 && (
    <Switch
      label={t('Cara')}
      choices={ways.map(({ label }, at) => [String(at), t(label)])}
      value={String(way)}
      onChange={(at) => setWay(Number(at))}
    />
  );
  return (
    <DialogFrame
      title={title}
      aside={aside}
      width={792}
      flush
      foot={
        <>
          <span className={css.waiting} role="status">
            {expired ? t('Permintaan sudah kedaluwarsa') : t('Menunggu jawaban')}
          </span>
          <Button look="danger" onClick={onGiveUp}>
            {t('Batalkan permintaan')}
          </Button>
          {expired && (
            <Button look="primary" onClick={onAgain}>
              {t('Minta lagi')}
            </Button>
          )}
        </>
      }
    >
      <div className={css.wait}>
        <div className={css.way}>
          {expired ? (
            <StateBlock
              icon={<IconHourglassOff size={28} stroke={1.6} aria-hidden />}
              title={t('Waktu habis')}
              text={t('Tidak ada jawaban pada waktunya.')}
            />
          ) : (
            <>
              <Way
                asked={{ ...asked, tertutup: asked.tertutup && !angka }}
                seconds={seconds}
                lasts={lasts}
                onAngka={tampilkan}
                onApproved={onApproved}
                onRefused={onRefused}
              />
              <p className={css.clock}>
                <b>{seconds}</b> {t('detik lagi')}
              </p>
            </>
          )}
        </div>
        <div className={css.dibaca}>
          {isFarShop() && (
            <DariTokoJauh
              kode_toko={workingShop() ?? kode_toko}
              nama_toko={jauh?.nama_toko ?? nama_toko}
            />
          )}
          <RequestCard
            {...asked}
            {...jauh}
            angka={angka ?? asked.angka}
            oleh={`${jauh?.peminta ?? nama} · ${nama_toko}`}
          />
        </div>
      </div>
    </DialogFrame>
  );
}
