import type { Listening } from './listening.ts';

type ServerOptions = {
  cluster: string;
  listening: Pick<Listening, 'host' | 'port'>;
  platform: string;
  /** Further settings of postgresql.conf by name; they win over ours. */
  settings?: Record<string, string> | undefined;
};

/**
 * The arguments of `postgres`. Settings live here rather than in postgresql.conf of the cluster, so
 * that a new version applies its own to old data. Anybody who lists processes can read them.
 */
export function serverArguments(options: ServerOptions): string[] {
  const settings = {
    ...sizes,
    ...quietLog,
    ...addresses(options),
    TimeZone: 'UTC',
    log_timezone: 'UTC',
    cluster_name: 'steeple',
    // Containers give /dev/shm 64 MB; files in the cluster have the disk. Elsewhere the default.
    ...(options.platform === 'linux' ? { dynamic_shared_memory_type: 'mmap' } : {}),
    ...options.settings,
  };
  return [
    '-D',
    options.cluster,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

/** Sized for a small database with a single client: little memory, few processes, little WAL. */
const sizes = {
  max_connections: '60',
  shared_buffers: '64MB',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  max_logical_replication_workers: '0',
  // The default keeps three processes to read ahead from a disk that our cached rows are not on.
  io_method: 'sync',
};

/** Logs errors without the text, parameters or rows of a statement: those may hold secrets. */
const quietLog = {
  log_line_prefix: '%m [%p] ',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_statement: 'none',
  log_min_duration_statement: '-1',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_checkpoints: 'off',
};

function addresses({ listening, platform }: ServerOptions): Record<string, string> {
  return platform === 'win32'
    ? { listen_addresses: listening.host, port: String(listening.port) }
    : {
        listen_addresses: '',
        port: String(listening.port),
        unix_socket_directories: listening.host,
        unix_socket_permissions: '0700',
      };
}
