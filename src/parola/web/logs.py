"""Logs for whoever runs the server: one JSON object a line, about the server and never about the
people. No person, name, address, table, word or key is ever logged."""

import logging
import sys
import traceback

import structlog

log = structlog.get_logger("parola")


def begin() -> None:
    """Log to standard error."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.getLogger("uvicorn.error").addFilter(_plain)
    logging.getLogger("uvicorn.access").disabled = True


def _plain(record: logging.LogRecord) -> bool:
    """The server's own warnings in our form, and without an exception's text, which may quote what
    somebody wrote."""
    error = record.exc_info[1] if record.exc_info else None
    log.warning("server", said=record.getMessage().split("\n")[0], **fault_facts(error))
    return False


def fault_facts(error: BaseException | None) -> dict[str, object]:
    """What kind of fault, and where in the code; not what it says."""
    if error is None:
        return {}
    where = [f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in _frames(error)]
    return {"fault": type(error).__name__, "at": where[-6:]}


def _frames(error: BaseException) -> traceback.StackSummary:
    return traceback.extract_tb(error.__traceback__)
