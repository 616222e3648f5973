import type { Channel, Episode, Series } from '../../church/publishing.ts';
import { timestamp, timestampOrNull } from '../../church/zone.ts';
import { collection } from '../engine/collection.ts';
import { part, type Vertex } from '../engine/vertex.ts';
import type { Product } from './product.ts';

const channelVertex: Vertex<Channel> = {
  type: 'Channel',
  path: 'channels',
  id: ({ number }, church) => church.id(number),
  attributes: (channel) => ({
    name: channel.name,
    published: true,
    position: null,
    created_at: timestamp(channel.createdAt),
    updated_at: timestamp(channel.createdAt),
  }),
};

const seriesVertex: Vertex<Series> = {
  type: 'Series',
  path: 'series',
  id: ({ number }, church) => church.id(number),
  attributes: (series) => ({
    title: series.title,
    description: null,
    published: true,
    started_at: timestamp(series.createdAt),
    created_at: timestamp(series.createdAt),
    updated_at: timestamp(series.createdAt),
  }),
  relationships: ({ channel }, church) => ({
    channel: { type: 'Channel', id: church.id(channel.number) },
  }),
};

const episodeVertex: Vertex<Episode> = {
  type: 'Episode',
  path: 'episodes',
  id: ({ number }, church) => church.id(number),
  attributes: (episode) => ({
    title: episode.title,
    published_live_at: timestamp(episode.liveAt),
    published_to_library_at: timestampOrNull(episode.libraryAt),
    stream_type: 'livestream',
    streaming_service: 'youtube',
    video_url: null,
  }),
  relationships: ({ series, channel }, church) => ({
    series: { type: 'Series', id: church.id(series.number) },
    channel: { type: 'Channel', id: church.id(channel.number) },
  }),
};

/** The watch counts are numbers here, though Planning Center's documentation says booleans. */
const statisticsVertex: Vertex<Episode> = {
  type: 'EpisodeStatistics',
  path: 'statistics',
  id: ({ number }, church) => church.id(number),
  attributes: (episode) => ({
    title: episode.title,
    published_live_at: timestamp(episode.liveAt),
    published_to_library_at: timestampOrNull(episode.libraryAt),
    live_watch_count: episode.liveWatches,
    library_watch_count: episode.libraryWatches,
    times: [{ starts_at: timestamp(episode.liveAt), live_watch_count: episode.liveWatches }],
  }),
};

const episodes = collection({
  vertex: episodeVertex,
  rows: (church) => church.episodes(),
  queryBy: {
    published_live_at: { kind: 'time', of: ({ liveAt }) => liveAt },
    published_to_library_at: { kind: 'time', of: ({ libraryAt }) => libraryAt },
    title: { kind: 'text', of: ({ title }) => title },
  },
  orderBy: {
    published_live_at: ({ liveAt }) => liveAt,
    published_to_library_at: ({ libraryAt }) => libraryAt ?? 0,
  },
  includes: {
    series: ({ series }) => [part(seriesVertex, series)],
    channel: ({ channel }) => [part(channelVertex, channel)],
  },
});

const statistics = collection({
  vertex: statisticsVertex,
  parentType: 'Channel',
  rows: (church, id) =>
    church.channels().some(({ number }) => church.id(number) === id)
      ? church.episodes().filter(({ channel }) => church.id(channel.number) === id)
      : null,
});

export const publishingProduct: Product = {
  slug: 'publishing',
  scope: 'publishing',
  version: '2024-03-25',
  collections: {
    channels: collection({ vertex: channelVertex, rows: (church) => church.channels() }),
    'channels/:id/statistics': statistics,
    series: collection({
      vertex: seriesVertex,
      rows: (church) => church.series(),
      orderBy: { started_at: ({ createdAt }) => createdAt, title: ({ title }) => title },
      includes: { channel: ({ channel }) => [part(channelVertex, channel)] },
    }),
    episodes,
  },
};
