import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { brand } from '@site/brand/brand';
import { readItem } from '../content/item';
import { sectionsOf } from '../content/markdown';
import { problems } from '../content/problems';
import { campaigns, type Campaign } from './campaigns';
import { cartela, front, productCartela } from './cartela';
import { conditionsPdf } from './conditions-pdf';
import { preview } from './preview';
import { ballsBanner, ballsCard } from './scenes/balls';
import { hill, smallHill } from './scenes/hill';
import { housesScene } from './scenes/houses';
import { kitesScene } from './scenes/kites';
import { scratchCard } from './scenes/scratch-card';
import { ticketCard } from './scenes/ticket-card';

const home = resolve(import.meta.dirname, '../..');
const assets = 'public/assets/eventos';

const scenes: Record<string, string> = {
  'src/parts/scene/morro.svg': hill(),
  'src/parts/scene/pipas.svg': kitesScene(),
  'src/parts/scene/casas.svg': housesScene(),
  'src/features/home/art/resultados.svg': ballsBanner(),
  'src/features/home/art/titulo.svg': ticketCard(),
  'src/features/home/art/raspadinha.svg': scratchCard(),
  'src/features/home/art/rodadas.svg': ballsCard(),
  'src/features/home/art/roda-no-morro.svg': smallHill(),
};

for (const [file, drawing] of Object.entries(scenes)) write(file, drawing);
write('public/assets/previa.png', await picture(preview(), 1200));
for (const campaign of campaigns) await makeCampaign(campaign);
if (problems().length > 0) throw new Error(problems().join('\n'));

async function makeCampaign(campaign: Campaign): Promise<void> {
  const folder = `${assets}/${campaign.code}`;
  const frontPicture = await picture(front(campaign), 400);
  write(`${folder}/cartela-home.png`, await picture(cartela(campaign), 1280));
  write(`${folder}/frente-200x150.png`, frontPicture);
  for (const product of campaign.products ?? [])
    write(`${folder}/cartela-${product.code}.png`, await picture(productCartela(campaign, product), 1280));
  write(`${folder}/condicoes-gerais.pdf`, await conditionsOf(campaign, frontPicture));
}

function conditionsOf({ lines, series, process }: Campaign, frontPicture: Uint8Array): Promise<Uint8Array> {
  const name = lines.join(' ');
  const names = { campanha: name, numeroSerie: series, processo: process };
  const { file, fields, body } = readItem(join(home, 'content'), 'condicoes/condicoes-gerais.md', names);
  return conditionsPdf({
    title: String(fields['titulo']),
    subtitle: `${name}, série ${series}`,
    issuer: brand.issuer,
    sections: sectionsOf(body, file),
    picture: frontPicture,
  });
}

/** Flat art needs few colours: 64 of them look the same as all and weigh a third. */
function picture(drawing: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(drawing), { density: 216 })
    .resize(width)
    .png({ palette: true, colours: 64, effort: 10, compressionLevel: 9 })
    .toBuffer();
}

function write(file: string, data: string | Uint8Array): void {
  mkdirSync(dirname(join(home, file)), { recursive: true });
  writeFileSync(join(home, file), data);
}
