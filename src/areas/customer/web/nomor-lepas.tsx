import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatPhone } from '#kit/rules/phone.ts';
import { passes } from '#kit/rules/gate.ts';
import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import { customerEndpoint } from '#areas/customer/contract/customer.api.ts';
import {
  bereskanNomorEndpoint,
  nomorLepasEndpoint,
} from '#areas/customer/contract/nomor-lepas.api.ts';
import css from '#areas/customer/web/nomor-lepas.module.css';

type Lepas = AnswerOf<typeof nomorLepasEndpoint>[number];

/**
 * Numbers that were taken off a younger card, on the card of either person; with all lines where no card is named. From
 * supervisor up (D-51.4).
 */
export function NomorLepas({ kode }: { kode?: string }) {
  const boleh = passes(nomorLepasEndpoint.gate, usePerson());
  const { data } = useRead(nomorLepasEndpoint, { enabled: boleh });
  const rows = (data ?? []).filter(
    (one) => kode === undefined || one.kode_customer === kode || one.kode_pemilik === kode,
  );
  return rows.map((one) => <Baris key={one.kode_customer} one={one} />);
}

function Baris({ one }: { one: Lepas }) {
  const { send, busy } = useWrite(bereskanNomorEndpoint, {
    success: 'Nomor sudah dibereskan',
    refresh: [nomorLepasEndpoint, customerEndpoint],
  });
  const pilih = (pindah: boolean) =>
    void send({ params: { kode_customer: one.kode_customer }, body: { pindah } });
  return (
    <div className={css.lepas} role="group" aria-label={t('Nomor yang dilepas')}>
      <p>
        {t(
          '{no_hp} dulu ada di dua kartu: {nama} dan {nama_pemilik}. Sekarang milik {nama_pemilik}.',
          {
            no_hp: formatPhone(one.no_hp),
            nama: one.nama,
            nama_pemilik: one.nama_pemilik,
          },
        )}
      </p>
      <Button size="sm" busy={busy} onClick={() => pilih(true)}>
        {t('Berikan ke {nama}', { nama: one.nama })}
      </Button>
      <Button size="sm" look="quiet" disabled={busy} onClick={() => pilih(false)}>
        {t('Tetap di {nama}', { nama: one.nama_pemilik })}
      </Button>
    </div>
  );
}
