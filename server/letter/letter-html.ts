import { html, raw } from 'hono/html';
import { directionOf, languageNow } from '#contract/messages/language.ts';
import { letterMessages } from '#contract/messages/letter.ts';
import { paths } from './letter-paths.ts';
import { sheet, stateColors, styles } from './letter-styles.ts';
import type { LetterTile } from './letter-tile.ts';
import type { ComingWeek, LetterFrame, LetterView } from './letter-view.ts';
import { aheadSize } from './pictures/draw-ahead.ts';
import { lineSize } from './pictures/draw-line.ts';
import { aheadId, lineId } from './pictures/letter-pictures.ts';

/** The letter as mail programs show it: one column of tables, styles on the elements, nothing from elsewhere. */
export function letterHtml(view: LetterView, frame: LetterFrame): string {
  const { church, date, url, footer, ways } = frame;
  return String(html`<!doctype html>
<html lang="${languageNow()}" dir="${directionOf(languageNow())}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${frame.subject}</title><style>${raw(sheet)}</style></head>
<body class="page" style="${styles.body}"><div style="display:none;max-height:0;overflow:hidden">${view.off?.answer ?? view.facts}</div>
<table role="presentation" align="center" cellpadding="0" cellspacing="0" style="${styles.frame}"><tr><td class="sides" style="${styles.cell}">
<p class="ink" dir="auto" style="${styles.church}">${church}</p>
<p class="dim" style="${styles.date}">${date}</p>
<h1 class="ink" dir="auto" style="${styles.headline}">${view.headline}</h1>
<p class="dim" style="${styles.facts}">${view.facts}</p>
${view.growth === null ? '' : html`<p class="dim" style="${styles.facts}">${view.growth}</p>`}
<a class="press" href="${url}${paths.dashboard}" style="${styles.button}">${letterMessages.open}</a>
${view.off && offSection(view.off)}
${view.coming && comingSection(view.coming)}
${view.todo && todoSection(view.todo, url)}
${view.trust && trustSection(view.trust, url)}
<div class="line" style="${styles.section}">
${footer.map((line) => html`<p class="dim" style="${styles.footer}">${line}</p>`)}
<p class="dim" style="${styles.footer}">${ways.map(({ label, address }) => html`<a class="way" href="${address}" style="${styles.link}">${label}</a>&nbsp;&nbsp; `)}</p>
</div></td></tr></table></body></html>`);
}

/** A section where there is one. */
type Said<Name extends 'off' | 'coming' | 'todo' | 'trust'> = NonNullable<LetterView[Name]>;

/** A question, its answer in large letters, and what proves it. */
function section({ question, answer }: { question: string; answer: string }, below: unknown) {
  return html`<div class="line" style="${styles.section}"><p class="dim" style="${styles.question}">${question}</p>
<h2 class="ink" dir="auto" style="${styles.answer}">${answer}</h2>${below}</div>`;
}

function offSection({ tiles, others, ...head }: Said<'off'>) {
  return section(
    head,
    html`${tiles.map(tileOff)}${others.length === 0 ? '' : otherTiles(others, tiles.length > 0)}`,
  );
}

function tileOff(tile: LetterTile) {
  const { id, name, number, of, kind, state, facts, change, alternative } = tile;
  const color = stateColors[kind];
  return html`<div style="${styles.tile}"><p class="ink" dir="auto" style="${styles.name}">${name}</p>
<p class="ink" style="${styles.number}">${number} <span class="dim" style="${styles.of}">${of}</span></p>
<p class="ink ${kind}" style="${styles.state}${color === undefined ? '' : `;color:${color}`}">${state}</p>
${shownPicture(lineId(id), alternative, lineSize)}
<p class="dim" style="${styles.quiet}">${[...facts, ...(change === null ? [] : [change])].map((fact) => html`<span style="${styles.fact}">${fact}</span> `)}</p></div>`;
}

function otherTiles(tiles: readonly LetterTile[], areOthers: boolean) {
  const { columns, allNumbers } = letterMessages;
  const right = styles.toRight;
  return html`<table cellpadding="0" cellspacing="0" style="${styles.table}"><tr>
<th scope="col" class="dim line cell" style="${styles.head}">${areOthers ? columns.name : allNumbers}</th>
<th scope="col" class="dim line cell" style="${styles.head}${right}">${columns.number}</th>
<th scope="col" class="dim line cell" style="${styles.head}${right}">${columns.expected}</th></tr>
${tiles.map(
  ({
    name,
    number,
    of,
    state,
    expected,
    change,
  }) => html`<tr><th scope="row" class="ink line cell" style="${styles.row}"><bdi>${name}</bdi><span class="dim" style="${styles.below}">${state}</span>${change === null ? '' : html`<span class="dim" style="${styles.below}">${change}</span>`}</th>
<td class="ink line cell" style="${styles.row}${right}${styles.strong}">${number}<span class="dim" style="${styles.below}">${of}</span></td>
<td class="ink line cell" style="${styles.row}${right}">${expected ?? '–'}</td></tr>`,
)}</table>`;
}

function comingSection({ weeks, alternative, ...head }: Said<'coming'>) {
  return section(
    head,
    html`<div class="wide">${shownPicture(aheadId, alternative, aheadSize)}</div><table class="narrow"  cellpadding="0" cellspacing="0" style="${styles.table}">${weeks.map(weekRow)}</table>`,
  );
}

/** A picture that comes with the letter; its words stand in its place where pictures are blocked. */
function shownPicture(
  id: string,
  words: string,
  { width, height }: { width: number; height: number },
) {
  return html`<img class="dim" src="cid:${id}" width="${width}" height="${height}" alt="${words}" style="${styles.picture};max-width:${width}px">`;
}

function weekRow({ day, range, event, isMajor }: ComingWeek) {
  const weight = isMajor ? styles.strong : '';
  return html`<tr><th scope="row" class="ink line cell" style="${styles.row}${weight}">${day}${event === null ? '' : html`<span class="dim" style="${styles.below}">${event}</span>`}</th>
<td class="ink line cell" style="${styles.row}${styles.toRight}${weight}">${range}</td></tr>`;
}

function todoSection({ lines, dates, way, ...head }: Said<'todo'>, url: string) {
  const [first, ...rest] = lines;
  return section(
    head,
    html`<p class="ink" dir="auto" style="${styles.words}">${first}</p>${rest.map((line) => html`<p class="dim" dir="auto" style="${styles.quiet}">${line}</p>`)}
${dates.map(({ name, day, range }) => html`<p class="ink" style="${styles.quiet}"><b>${name}</b>, ${day}: ${range}</p>`)}${wayTo(way, url)}`,
  );
}

function trustSection({ lines, way, ...head }: Said<'trust'>, url: string) {
  return section(
    head,
    html`${lines.map((line) => html`<p class="dim" dir="auto" style="${styles.quiet}">${line}</p>`)}${wayTo(way, url)}`,
  );
}

function wayTo(way: { label: string; path: string } | null, url: string) {
  return way === null
    ? ''
    : html`<p style="${styles.words}"><a class="way" href="${url}${way.path}" style="${styles.link}">${way.label}</a></p>`;
}
