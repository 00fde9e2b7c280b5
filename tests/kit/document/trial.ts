import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import type { AnyDocument } from '#areas/dokumen/server/any-document.ts';
import type { DocumentSpec } from '#areas/dokumen/contract/document-spec.ts';
import { wireOf, type Raw } from '#tests/kit/client.ts';
import { toWire } from '#tests/kit/to-wire.ts';
import type { AnySample, AnySamples } from '#tests/kit/document/sample.ts';
import { izin } from '#tests/kit/orang/setuju.ts';
import type { Shop, Who } from '#tests/kit/shop.ts';

export type Row = Record<string, any>;
type Call = Endpoint<any, any, any, any>;
/** The calls of a document, whatever its kind declares of them. */
export type Calls = AnyDocument & { readonly [name: string]: unknown } & {
  readonly list?: Call;
  readonly one?: Call;
  readonly paper?: Call;
  readonly reprint?: Call;
  readonly notaData?: Call;
  readonly notaPdf?: Call;
};
/** One made document: its number, that of its parent, what was sent and answered. */
export type Made = {
  readonly no: string;
  readonly params: { readonly no: string; readonly induk?: string };
  readonly body: Row;
};
/** A write as it goes over the wire. */
export type Sent = { readonly call: Call; readonly params: Row; readonly body?: Row };

/** All that a refusal leaves as it was: book, record, numbers, keys, cards, photos, approvals that were spent. */
const TRACE = `select (select count(*) from buku)::int as book, (select count(*) from idempotensi)::int as keys,
  (select coalesce(sum(terakhir), 0) from nomor)::int as numbers,
  (select count(*) from customer)::int as cards, (select count(*) from foto_bukti)::int as photos,
  (select count(*) from audit where tindakan not in ('MINTA_OTORISASI', 'DISETUJUI', 'LOGIN'))::int as audit,
  (select count(*) from otorisasi where status = 'TERPAKAI')::int as spent`;

/** The calls of one kind of document in a shop, and what they leave. */
export class Trial {
  readonly document: Calls;
  readonly samples: AnySamples;
  private readonly bench: () => Shop;

  constructor(document: Calls, samples: AnySamples, bench: () => Shop) {
    this.document = document;
    this.samples = samples;
    this.bench = bench;
  }

  get shop(): Shop {
    return this.bench();
  }
  get spec(): DocumentSpec {
    return this.document.spec;
  }

  whoOf = ({ who = 'KASIR' }: AnySample): Who => who;

  trace = async (): Promise<Row> => (await this.shop.rows(TRACE))[0]!;

  /** Sends a call; `key` null leaves it out, `keystore` is an approval. */
  send(
    who: Who,
    { call, params, body }: Sent,
    {
      key,
      keystore,
      toko = 'KJ1',
    }: { key?: string | null; keystore?: string; toko?: 'KJ1' | 'PST' } = {},
  ): Promise<Raw> {
    const { method, path } = wireOf(call, { params });
    const headers: Record<string, string> = {};
    if (key !== null) headers['idempotency-key'] = key ?? randomUUID();
    if (keystore) headers['x-otorisasi'] = keystore;
    return this.shop.as(who, toko).raw(method, path, body, headers);
  }

  /** An approval of a write, given by the owner or, for the owner, by a supervisor. */
  approval(who: Who, { call, params, body }: Sent): Promise<string> {
    const by = who === 'OWN' ? 'SPV' : 'OWN';
    return izin(this.shop.as(who), this.shop.as(by), {
      ...wireOf(call, { params }),
      body,
      catatan: 'Contoh uji',
    });
  }

  /** The same, approved where it asks for that. */
  async approved(who: Who, sent: Sent): Promise<Raw> {
    const plain = await this.send(who, sent);
    if (plain.body?.code !== 'PERLU_OTORISASI') return plain;
    return this.send(who, sent, { keystore: await this.approval(who, sent) });
  }

  /** Refused with this status and code, and nothing was written. */
  async refused(send: () => Promise<Raw>, status: number, code: string | RegExp): Promise<Raw> {
    const before = await this.trace();
    const answer = await send();
    expect([answer.status, answer.body?.code], answer.text).toEqual([
      status,
      typeof code === 'string' ? code : expect.stringMatching(code),
    ]);
    expect(await this.trace()).toEqual(before);
    return answer;
  }

  /** A body that no document is made of: refused by its shape, and nothing was written. */
  async malformed(who: Who, sent: Sent): Promise<void> {
    const before = await this.trace();
    const { status, text } = await this.send(who, sent);
    expect([sent.body, [400, 422].includes(status)], text).toEqual([sent.body, true]);
    expect(await this.trace()).toEqual(before);
  }

  /** What one way of making is sent with, new each time. */
  async sent(name: string): Promise<Sent & { readonly body: Row }> {
    const { params = {}, body, wire } = await this.samples.makes[name]!.given(this.shop);
    const call = this.document.makes[name] as Call;
    return { call, params, body: wire ?? (toWire(call.body, body) as Row) };
  }

  /** The same write with other contents. */
  otherwise(name: string, { call, params, body }: Sent): Sent & { readonly body: Row } {
    const { other } = this.samples.makes[name]!;
    return { call, params, body: { ...body, ...(toWire(call.body, other) as Row) } };
  }

  /** Makes one, approved where it asks for that. */
  async make(name: string): Promise<Made> {
    const sent = await this.sent(name);
    const answer = await this.approved(this.whoOf(this.samples.makes[name]!), sent);
    expect(answer.status, answer.text).toBe(201);
    return this.made(answer, sent);
  }

  /** The number is that of the last row in the record of acts: some kinds answer the document that they are made on. */
  async made({ body: { data } }: Raw, { params }: Sent): Promise<Made> {
    const { table, key, on } = this.spec;
    const [row] = await this.shop.rows(
      `select kunci from audit where kode_toko = 'KJ1' and tabel = $1 order by urut desc limit 1`,
      [table],
    );
    const no = on?.answers ? String(row!['kunci']) : String(data[key]);
    return { no, body: data, params: { no, ...(on && { induk: String(params['induk']) }) } };
  }

  /** Its row as the table has it. */
  async stored({ no }: { readonly no: string }): Promise<Row> {
    const { table, key } = this.spec;
    return (
      await this.shop.rows(`select * from ${table} where kode_toko = 'KJ1' and ${key} = $1`, [no])
    )[0]!;
  }

  /** The row of its parent, without what every act writes there. */
  async parent(induk: string): Promise<Row> {
    const { spec } = this.spec.on!;
    const [row] = await this.shop.rows(
      `select * from ${spec.table} where kode_toko = 'KJ1' and ${spec.key} = $1`,
      [induk],
    );
    const { op: _, ...kept } = row!;
    return kept;
  }

  cancelOf = ({ params }: Pick<Made, 'params'>, alasan = 'Salah catat'): Sent => ({
    call: this.document.cancel as Call,
    params,
    body: { alasan, ...(toWire(this.document.cancel.body, this.samples.cancelWith) as Row) },
  });

  /** What is left of both in the book, by account and piece. */
  left = (numbers: readonly (string | null)[]): Promise<Row[]> =>
    this.shop.rows(
      `select akun, kode_barcode, kadar, sum(rupiah) as rupiah, sum(qty) as qty, sum(berat) as berat, sum(murni) as murni
         from buku where kode_toko = 'KJ1' and no_bukti = any($1) group by 1, 2, 3
        having sum(rupiah) <> 0 or sum(qty) <> 0 or sum(berat) <> 0 or sum(murni) <> 0`,
      [numbers],
    );

  /** What the record of acts has of one, the oldest first. */
  audit = (no: string): Promise<Row[]> =>
    this.shop.rows(
      `select tindakan, user_id, keystore from audit
        where kode_toko = 'KJ1' and tabel = $1 and kunci = $2 order by urut`,
      [this.spec.table, no],
    );
}
