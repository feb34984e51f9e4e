"""Prints the schemas of the server's OpenAPI document, for `npm run types` in web/.

Only what has a name: paths, titles, examples and descriptions are left out, so that the generated
file changes when a shape changes and not when a sentence does.
"""

import json
import sys
from typing import Any

from fourfold.server.app import create_app

LEFT_OUT = {"title", "description", "examples", "example"}


def bare(schema: Any) -> Any:  # noqa: ANN401  # any JSON
    """A schema without words; a property may be called like a keyword, and stays."""
    if isinstance(schema, list):
        return [bare(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: {name: bare(each) for name, each in value.items()}
        if key == "properties"
        else bare(value)
        for key, value in schema.items()
        if key not in LEFT_OUT
    }


def main() -> None:
    """Writes the document."""
    found = create_app().openapi()
    schemas = {name: bare(each) for name, each in sorted(found["components"]["schemas"].items())}
    document = {
        "openapi": found["openapi"],
        "info": {"title": "Fourfold", "version": "1"},
        "paths": {},
        "components": {"schemas": schemas},
    }
    json.dump(document, sys.stdout)


if __name__ == "__main__":
    main()
