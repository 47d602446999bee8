/** The part of the server's log that outages are written to. */
interface OutageLog {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Something that may be away for a while. */
export interface Outage {
  /** It has failed. */
  begin(cause: unknown): void;
  /** It works. */
  end(): void;
}

interface OutageMessages {
  began: string;
  ended: string;
}

/** Logs the beginning and the end of each outage, once. What begins before there is a log is logged when there is one. */
export function createOutages() {
  let log: OutageLog | undefined;
  const logsBegun = new Set<() => void>();
  return {
    create({ began, ended }: OutageMessages): Outage {
      let firstCause: unknown;
      const logBegun = () => log?.error({ err: firstCause }, began);
      return {
        begin(cause) {
          if (logsBegun.has(logBegun)) return;
          firstCause = cause;
          logsBegun.add(logBegun);
          logBegun();
        },
        end() {
          if (logsBegun.delete(logBegun)) log?.info({}, ended);
        },
      };
    },
    reportTo(newLog: OutageLog) {
      log = newLog;
      for (const logBegun of logsBegun) logBegun();
    },
  };
}
