import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * java Scripts.java ANDROID OUT: each of Gradle's scripts as a function of ordinary Kotlin, on the lines where it stands in the
 * script, and the accessors of the version catalogue.
 */
class Scripts {
    private static final String CATALOGUE = "gradle/libs.versions.toml";

    /** What Gradle imports into every script, as far as it is used. */
    private static final List<String> IMPORTS = List.of("java.io.File", "javax.inject.Inject", "org.gradle.api.*",
        "org.gradle.api.artifacts.*", "org.gradle.api.file.*", "org.gradle.api.initialization.resolve.*", "org.gradle.api.provider.*",
        "org.gradle.api.tasks.*", "org.gradle.api.tasks.testing.*", "org.gradle.process.*", "dev.douze.gradle.*");

    public static void main(String[] arguments) throws IOException {
        Path android = Path.of(arguments[0]), out = Path.of(arguments[1]);
        Files.createDirectories(out);
        try (var old = Files.list(out)) {
            for (Path file : old.toList()) Files.delete(file);
        }
        for (String script : List.of("settings", "build", "core/build", "ui/build", "app/build")) {
            Path file = android.resolve(script + ".gradle.kts");
            String name = script.replace('/', '_');
            Files.writeString(out.resolve(name + ".kt"), function(name, Files.readString(file)));
        }
        Files.writeString(out.resolve("Libs.kt"), accessors(Files.readAllLines(android.resolve(CATALOGUE))));
    }

    /** Everything but the imports in a function's body; what stands before it fills the script's first line. */
    private static String function(String name, String script) {
        var imports = new ArrayList<>(IMPORTS);
        for (String plugin : List.of("application", "library"))
            if (script.contains("alias(libs.plugins.android." + plugin + ")\n")) imports.add("dev.douze.gradle." + plugin + ".*");
        var body = new StringBuilder();
        for (String line : script.split("\n", -1)) {
            if (line.startsWith("import ")) {
                String imported = line.substring("import ".length());
                if (!imports.contains(imported)) imports.add(imported);
                line = "";
            }
            body.append(line).append('\n');
        }
        String receiver = name.equals("settings") ? "org.gradle.api.initialization.Settings" : "Project";
        String head = imports.stream().map(each -> "import " + each).collect(Collectors.joining("; "));
        return "package dev.douze.gradle.script." + name + "; " + head + "; fun " + receiver + ".script() { " + body + "}\n";
    }

    /** `libs`, with a property for each part of a name: compile-sdk is libs.versions.compile.sdk. */
    private static String accessors(List<String> catalogue) {
        var tables = Map.of("versions", "org.gradle.api.provider.Provider<String>",
            "plugins", "org.gradle.api.provider.Provider<org.gradle.plugin.use.PluginDependency>",
            "libraries", "org.gradle.api.provider.Provider<org.gradle.api.artifacts.MinimalExternalModuleDependency>");
        var names = new TreeMap<String, String>(); // The parts of a name with dots → its type.
        String table = "";
        for (String line : catalogue) {
            var header = Pattern.compile("^\\[(\\w+)]$").matcher(line);
            var entry = Pattern.compile("^([\\w-]+) = ").matcher(line);
            if (header.find()) table = header.group(1);
            else if (entry.find()) names.put((table.equals("libraries") ? "" : table + ".") + entry.group(1).replace('-', '.'), tables.get(table));
        }
        return "package dev.douze.gradle\n\nlateinit var libs: Libs\n\n" + type("Libs", "", names);
    }

    private static String type(String name, String prefix, TreeMap<String, String> names) {
        var members = new TreeMap<String, String>();
        var nested = new StringBuilder();
        for (var each : names.entrySet()) {
            if (!each.getKey().startsWith(prefix)) continue;
            String[] parts = each.getKey().substring(prefix.length()).split("\\.", 2);
            String last = members.get(parts[0]), inner = name + "_" + parts[0];
            String next = parts.length == 1 ? each.getValue() : inner;
            if (last == null && parts.length == 2) nested.append(type(inner, prefix + parts[0] + ".", names));
            // Gradle makes one accessor of both, with pitfalls of its own.
            if (last != null && !last.equals(next)) throw new IllegalStateException(prefix + parts[0] + " is a name and a group");
            members.put(parts[0], next);
        }
        String body = members.entrySet().stream()
            .map(each -> "    abstract val `" + each.getKey() + "`: " + each.getValue() + "\n").collect(Collectors.joining());
        return "abstract class " + name + " {\n" + body + "}\n\n" + nested;
    }
}
